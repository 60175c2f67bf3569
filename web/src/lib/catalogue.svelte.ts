// The games of the server; fetched once per visit of the home screen, and by tables that were opened by a link.

import type { Listed, ShownGame } from '$lib/generated';
import * as api from '$lib/net/api';
import { words } from '$lib/words/words.svelte';

class Catalogue {
  games = $state.raw<ShownGame[]>([]);
  tables = $state.raw<Listed[]>([]);
  state = $state<'asking' | 'there' | 'failed'>('asking');

  async ask(): Promise<void> {
    try {
      const home = await api.home();
      // Sorted by age, then by duration.
      this.games = [...home.games].sort((a, b) => a.age - b.age || a.minutes - b.minutes);
      this.tables = home.tables;
      this.state = 'there';
    } catch {
      this.state = 'failed';
    }
  }

  game(id: string): ShownGame | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const catalogue = new Catalogue();

/** A game's name in the chosen language. */
export function titleOf(game: ShownGame | undefined, id: string): string {
  return game?.titles?.[words.language] ?? id;
}

/** Bots by strength. A bot of somebody else is called by its class, such as `Rollouts` of `examples.rollouts:Rollouts`. */
export function botName(bot: string): string {
  const key = `page-bot-${bot === 'greedy' ? 'classic' : bot}`;
  return words.has(key) ? words.say(key) : (bot.split(':').at(-1) ?? bot);
}

export function lookName(game: ShownGame | undefined, look: string): string {
  const key = `${game?.prefix ?? ''}-look-${look}`;
  return words.has(key) ? words.say(key) : look.charAt(0).toLocaleUpperCase() + look.slice(1);
}
