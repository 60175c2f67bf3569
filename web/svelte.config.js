/** Warnings about accessibility are errors here: `npm run check` fails on any. */
export default { compilerOptions: { runes: true } };
