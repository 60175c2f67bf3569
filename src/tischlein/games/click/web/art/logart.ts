// The pictures beside a log line, from its event.

export interface LogPicture {
  motifs: string[];
  /** An action card. */
  action: string;
  isPhoto: boolean;
}

const ACTIONS: Record<string, string> = { AskedForExtra: 'extra', ReplacedMarket: 'replace', Removed: 'remove', TookBack: 'back', Swapped: 'swap' };
const text = (value: unknown): string[] => (typeof value === 'string' && value !== '' && value !== 'rickshaw' ? [value] : []);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap(text) : []);

export function artOf(event: Record<string, unknown>): LogPicture | null {
  const kind = String(event['kind']);
  const picture = (motifs: string[], action = ACTIONS[kind] ?? '', isPhoto = false): LogPicture => ({ motifs, action, isPhoto });
  switch (kind) {
    case 'PhotoTaken':
      return picture(String(event['row']).split('-'), '', true);
    case 'Laid':
    case 'DrewWallCard':
    case 'Removed':
    case 'TookBack':
      return picture(text(event['card']));
    case 'Moved':
      return picture(text(event['card']), Math.abs(Number(event['origin']) - Number(event['target'])) === 1 ? 'move1' : 'move2');
    case 'Swapped':
      return picture([...text(event['card']), ...text(event['other_card'])]);
    case 'MarketFilled':
    case 'WallRefilled':
      return picture(texts(event['cards']));
    case 'AskedForExtra':
    case 'ReplacedMarket':
      return picture([]);
    case 'Dropped':
      return picture([], String(event['action']));
    default:
      return null;
  }
}
