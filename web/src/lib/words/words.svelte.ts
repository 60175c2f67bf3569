// Translations with Fluent: the same .ftl files as in the terminal, one language at a time, switched without a reload.

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
/** Words of screens that are opened from others: `words.learn(LATER)`. */
export const LATER = '@later';

type Files = Record<string, () => Promise<string>>;
const SHELL_FOLDER = '../../../../src/tischlein/words/locales';
const shellFiles = import.meta.glob('../../../../src/tischlein/words/locales/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;

const LATER_FOLDER = '../../../../src/tischlein/words/later';
const laterFiles = import.meta.glob('../../../../src/tischlein/words/later/*.ftl', { query: '?raw', import: 'default' }) as Files;

/** The messages that were built into the page. For games that were not, they are fetched from the server. */
function sourceOf(game: string, language: Language): Promise<string> {
  if (game === SHELL) return shellFiles[`${SHELL_FOLDER}/${language}.ftl`]!();
  if (game === LATER) return laterFiles[`${LATER_FOLDER}/${language}.ftl`]!();
  const built = gameWords[`${game}/${language}`];
  return built ? built().then((file) => file.default) : served(game, language);
}

/** Empty if the server has none; then keys are shown instead of sentences. */
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

  /** Uses the language of the last visit, or the browser's. */
  async start(): Promise<void> {
    await this.speak(negotiate([recall('language'), ...navigator.languages].filter(Boolean)));
  }

  async choose(language: Language): Promise<void> {
    keep('language', language);
    await this.speak(language);
  }

  /** Switches the language once its messages are loaded. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const game of this.#games) await add(bundle, game, language);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Loads a game's messages when they are first needed. Concurrent callers wait for the same load. */
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

  /** Returns an unknown key as it is: a log may come from a newer server. */
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
