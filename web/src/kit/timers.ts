/** Timers that are cancelled when the board is removed. */
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
