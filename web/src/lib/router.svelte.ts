// Maps paths to screens. The server answers every path with the same page.

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; code: string }
  | { screen: 'display'; code: string }
  | { screen: 'join'; invitation: string }
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

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  start(): void {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, { isReplacing = false } = {}): void {
    if (isReplacing) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = routeOf(location.pathname);
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
