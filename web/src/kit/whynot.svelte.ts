import type { Reason } from './board';

/** The explanation on the screen. An answer that arrives after the next question is dropped. */
export class WhyNot<R extends Reason = Reason> {
  told = $state.raw<R | null>(null);
  #asked = 0;

  async ask(answer: Promise<R | null>): Promise<void> {
    const asked = ++this.#asked;
    const told = await answer;
    if (asked === this.#asked) this.told = told;
  }

  /** Hides the explanation and drops an answer that has not arrived yet. */
  forget(): void {
    this.#asked += 1;
    this.told = null;
  }
}
