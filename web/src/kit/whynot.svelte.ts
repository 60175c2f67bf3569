import type { Reason } from './board';

/** The answer to "Why not?" that is on the screen. An answer that comes after the next question is not shown. */
export class WhyNot<R extends Reason = Reason> {
  told = $state.raw<R | null>(null);
  #asked = 0;

  async ask(answer: Promise<R | null>): Promise<void> {
    const asked = ++this.#asked;
    const told = await answer;
    if (asked === this.#asked) this.told = told;
  }

  /** What was asked about is over; an answer still on its way is dropped. */
  forget(): void {
    this.#asked += 1;
    this.told = null;
  }
}
