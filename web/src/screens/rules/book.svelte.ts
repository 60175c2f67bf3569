import type { ShownRules, ShownSection } from '$lib/generated';
import { countOf, needlesOf, sectionWith } from './search';

export interface Chapter {
  /** What its address ends with. */
  anchor: string;
  section: ShownSection;
  count: number;
}

/** The rules as they are read: all of them, or what somebody looks for. */
export class Book {
  readonly rules: ShownRules;
  typed = $state('');
  readonly needles = $derived(needlesOf(this.typed));
  readonly #ids: ReadonlySet<string>;

  constructor(rules: ShownRules) {
    this.rules = rules;
    this.#ids = new Set(rules.sections.flatMap((section) => section.clauses.map((clause) => clause.id)));
  }

  get game(): string {
    return this.rules.game.id;
  }

  get isSearching(): boolean {
    return this.needles.length > 0;
  }

  has(clause: string): boolean {
    return this.#ids.has(clause);
  }

  /** An anchor as somebody may have typed it. */
  clauseAt(anchor: string): string {
    const id = anchor.toUpperCase();
    return this.#ids.has(id) ? id : '';
  }

  readonly chapters = $derived.by<Chapter[]>(() =>
    this.rules.sections.map((whole, at) => {
      const section = sectionWith(whole, this.needles);
      return { anchor: `part-${at + 1}`, section, count: countOf(section, this.isSearching) };
    }),
  );

  get hits(): number {
    return this.chapters.reduce((sum, chapter) => sum + chapter.count, 0);
  }
}
