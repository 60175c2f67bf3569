// Maps paths to screens. The server answers every path with the same page.

interface TableRoute {
  screen: 'table';
  code: string;
}

export type Route =
  | { screen: 'home' }
  | TableRoute
  | { screen: 'display'; code: string }
  | { screen: 'join'; invitation: string }
  | { screen: 'rules'; game: string }
  | { screen: 'replay'; what: string }
  | { screen: 'deal'; deal: string }
  | { screen: 'statistics' }
  | { screen: 'me' }
  | { screen: 'lost' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (!first) return { screen: 'home' };
  if (first === 'table' && second && parts.length === 2) return { screen: 'table', code: tidyCode(second) };
  if (first === 'table' && second && third === 'display' && parts.length === 3) {
    return { screen: 'display', code: tidyCode(second) };
  }
  if (first === 'join' && second && parts.length === 2) return { screen: 'join', invitation: second };
  if (first === 'rules' && second && parts.length === 2) return { screen: 'rules', game: second };
  // `file` is the match file that was opened last; everything else is the code of a table.
  if (first === 'replay' && second && parts.length === 2) return { screen: 'replay', what: second === 'file' ? second : tidyCode(second) };
  if (first === 'deal' && second && parts.length === 2) return { screen: 'deal', deal: second };
  if (first === 'statistics' && parts.length === 1) return { screen: 'statistics' };
  if (first === 'me' && parts.length === 1) return { screen: 'me' };
  return { screen: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Codes are typed by hand: case, spaces and dashes are ignored. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '').slice(0, 8);
}

export function groupCode(code: string): string {
  return code.length > 4 ? `${code.slice(0, 4)} ${code.slice(4)}` : code;
}

/** The rules of a game, at one of their clauses or at another place of the page. */
export const pathOfRules = (game: string, anchor = ''): string => `/rules/${encodeURIComponent(game)}${anchor && `#${anchor}`}`;

/** What is kept with an address in the history: the table that rules were opened from. */
interface Kept {
  table?: string;
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** What stands after the `#` of the address. */
  anchor = $state(decode(location.hash.slice(1)));
  /** The table that these rules were opened from. It stays behind them as it is: connected, with what was begun there. */
  behind = $state.raw<TableRoute | null>(this.#behind());

  start(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { isReplacing = false } = {}): void {
    const isRules = routeOf(path.split('#')[0]!).screen === 'rules';
    const table = this.route.screen === 'table' ? this.route : this.behind;
    const kept: Kept | null = isRules && table ? { table: table.code } : null;
    if (isReplacing) history.replaceState(kept, '', path);
    else history.pushState(kept, '', path);
    this.#read();
    if (!this.anchor) scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname);
    this.anchor = decode(location.hash.slice(1));
    this.behind = this.#behind();
  }

  #behind(): TableRoute | null {
    const code = routeOf(location.pathname).screen === 'rules' ? (history.state as Kept | null)?.table : '';
    return code ? { screen: 'table', code: tidyCode(code) } : null;
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
