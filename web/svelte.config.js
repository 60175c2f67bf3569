/** `npm run check` fails on any warning, including those about accessibility. */
export default { compilerOptions: { runes: true } };
