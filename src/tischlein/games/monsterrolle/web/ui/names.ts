// Names of more letters are written smaller where there is little space, so that they fit.
const LONG = 14;

export function isLong(name: string): boolean {
  return name.length > LONG;
}
