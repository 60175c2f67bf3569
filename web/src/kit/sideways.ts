// A line of things that is wider than its place, and is scrolled sideways.

/** Scrolls the line, and nothing around it, until that thing is in sight. Does nothing where all have room. */
export function bringIntoLine(line: HTMLElement | null | undefined, at: number): void {
  const thing = line?.children[at];
  if (!line || !thing) return;
  const frame = line.getBoundingClientRect();
  const { left, right } = thing.getBoundingClientRect();
  if (left < frame.left) line.scrollLeft -= frame.left - left;
  else if (right > frame.right) line.scrollLeft += Math.min(right - frame.right, left - frame.left);
}
