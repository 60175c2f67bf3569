// Which rows of others are out of sight on a phone: below the viewer's row, or scrolled away above.

export interface Unseen {
  seats: number[];
  /** Whether they are below; else above. */
  isBelow: boolean;
}

export const ALL_SEEN: Unseen = { seats: [], isBelow: true };

/** Less than this can be scrolled by accident, in pixels. */
const LITTLE = 20;

interface Row {
  seat: number;
  top: number;
  bottom: number;
}

/** The rows whose middle is out of sight; if there are none, the one that is cut. What is below comes first. */
export function unseenOf(rows: readonly Row[], top: number, bottom: number, above: number, below: number): Unseen {
  const isBelow = below > LITTLE;
  if (!isBelow && above <= LITTLE) return ALL_SEEN;
  const middle = (row: Row) => (row.top + row.bottom) / 2;
  const hidden = rows.filter((row) => (isBelow ? middle(row) > bottom : middle(row) < top));
  const cut = isBelow ? rows.slice(-1) : rows.slice(0, 1);
  return { seats: (hidden.length > 0 ? hidden : cut).map((row) => row.seat), isBelow };
}

/** The same for a scrolled element, in which the viewer's row covers the lower end. */
export function unseenIn(scrolled: HTMLElement): Unseen {
  const rows = [...scrolled.querySelectorAll<HTMLElement>('.rivals [data-seat]')].map((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return { seat: Number(node.dataset.seat), top, bottom };
  });
  const box = scrolled.getBoundingClientRect();
  const own = scrolled.querySelector('.own')?.getBoundingClientRect();
  const below = scrolled.scrollHeight - scrolled.clientHeight - scrolled.scrollTop;
  return unseenOf(rows, box.top, own?.top ?? box.bottom, scrolled.scrollTop, below);
}
