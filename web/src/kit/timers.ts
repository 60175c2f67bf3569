/** Timers that end together with the board: what was to follow later must not run on a board that is gone. */
export class Timers {
  #running = new Set<ReturnType<typeof setTimeout>>();

  after(milliseconds: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#running.delete(timer);
      run();
    }, milliseconds);
    this.#running.add(timer);
  }

  stop(): void {
    for (const timer of this.#running) clearTimeout(timer);
    this.#running.clear();
  }
}
