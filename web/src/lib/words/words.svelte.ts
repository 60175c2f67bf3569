// The page's voice: the same .ftl files as the terminal's, one language at a time, switched live.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { words as gameWords } from 'virtual:games';
import type { ShownText } from '$lib/generated';
import { keep, recall } from '$lib/storage';

export type Arg = string | number | ShownText;
export type Args = Record<string, Arg>;
export type Say = (key: string, args?: Args) => string;

export const LANGUAGES = { de: 'Deutsch', en: 'English', uk: 'Українська' } as const;
export type Language = keyof typeof LANGUAGES;

const FALLBACK: Language = 'en';
const SEAT_NAME = 'seat-name';
const SHELL = '';

type Files = Record<string, () => Promise<string>>;
const SHELL_FOLDER = '../../../../src/tischlein/words/locales';
const shellFiles = import.meta.glob('../../../../src/tischlein/words/locales/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;

/** The words that the page was built with; those of a game that it was built without are asked of the server. */
function sourceOf(game: string, language: Language): Promise<string> {
  if (game === SHELL) return shellFiles[`${SHELL_FOLDER}/${language}.ftl`]!();
  const built = gameWords[`${game}/${language}`];
  return built ? built().then((file) => file.default) : served(game, language);
}

/** Empty where the server has none: unknown keys are shown as they are. */
async function served(game: string, language: Language): Promise<string> {
  try {
    const answer = await fetch(`/api/words/${encodeURIComponent(game)}/${language}`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

export function negotiate(wanted: readonly string[]): Language {
  const known = Object.keys(LANGUAGES);
  const [best] = negotiateLanguages(wanted, known, { defaultLocale: FALLBACK, strategy: 'lookup' });
  return (best as Language | undefined) ?? FALLBACK;
}

class Words {
  language = $state<Language>(FALLBACK);
  #bundle = $state.raw(new FluentBundle(FALLBACK, { useIsolating: false }));
  #games = new Set([SHELL]);
  #learning: Promise<void> = Promise.resolve();

  /** The wish kept from last time, else what the browser speaks. */
  async start(): Promise<void> {
    await this.speak(negotiate([recall('language'), ...navigator.languages].filter(Boolean)));
  }

  async choose(language: Language): Promise<void> {
    keep('language', language);
    await this.speak(language);
  }

  /** Nothing changes on screen before the words are there. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const game of this.#games) await add(bundle, game, language);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A game's own words come when somebody sits down at it. Whoever asks second waits for the same words. */
  async learn(...games: string[]): Promise<void> {
    const fresh = games.filter((game) => !this.#games.has(game));
    if (fresh.length) {
      fresh.forEach((game) => this.#games.add(game));
      this.#learning = this.speak(this.language);
    }
    await this.#learning;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** An unknown key is shown as it is: a log may come from a newer server. */
  say(key: string, args: Args = {}, name?: (seat: number) => string): string {
    if (key === SEAT_NAME && typeof args['seat'] === 'number') {
      return name?.(args['seat']) || this.say('seat', { number: args['seat'] + 1 });
    }
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const resolved: Record<string, FluentVariable> = {};
    for (const [each, value] of Object.entries(args)) {
      resolved[each] = typeof value === 'object' ? this.text(value, name) : value;
    }
    return this.#bundle.formatPattern(pattern, resolved, []);
  }

  text(said: ShownText, name?: (seat: number) => string): string {
    return this.say(said.key, said.args as Args, name);
  }
}

async function add(bundle: FluentBundle, game: string, language: Language): Promise<void> {
  bundle.addResource(new FluentResource(await sourceOf(game, language)));
}

export const words = new Words();
export const t: Say = (key, args) => words.say(key, args);
