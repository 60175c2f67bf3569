// Marks around 0 0 that look equally large: in a chart or beside a name, colour never stands alone.

export type Shape = (size: number) => string;

export const circle: Shape = (r) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const square: Shape = (r) => `M${-0.9 * r} ${-0.9 * r}h${1.8 * r}v${1.8 * r}h${-1.8 * r}Z`;
export const diamond: Shape = (r) => `M0 ${-1.25 * r}L${1.25 * r} 0L0 ${1.25 * r}L${-1.25 * r} 0Z`;
export const triangle: Shape = (r) => `M0 ${-1.15 * r}L${1.15 * r} ${0.9 * r}H${-1.15 * r}Z`;
export const wedge: Shape = (r) => `M0 ${1.15 * r}L${1.15 * r} ${-0.9 * r}H${-1.15 * r}Z`;
