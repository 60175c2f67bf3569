// The browser's own voice, where it has one for the language. Never needed: whatever is said is shown as well.

export class Voice {
  /** Whether this browser speaks the language at all. */
  isThere = $state(false);
  #wish = $state('');

  /** `wish`: on, off, or empty for what the browser suggests. */
  constructor(
    private readonly language: () => string,
    wish: string,
  ) {
    this.#wish = wish;
  }

  get isOn(): boolean {
    return this.#wish ? this.#wish === 'on' : this.isThere;
  }

  /** Browsers learn of their voices only after a while. */
  start(): () => void {
    const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
    if (!synthesis) return () => {};
    const look = () => (this.isThere = this.#voice(synthesis) !== undefined);
    look();
    synthesis.addEventListener?.('voiceschanged', look);
    return () => {
      synthesis.removeEventListener?.('voiceschanged', look);
      synthesis.cancel();
    };
  }

  turn(isOn: boolean): void {
    this.#wish = isOn ? 'on' : 'off';
    if (!isOn) globalThis.speechSynthesis?.cancel();
  }

  say(text: string): void {
    const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
    if (!synthesis || !this.isOn || !text) return;
    synthesis.cancel();
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = this.language();
    spoken.voice = this.#voice(synthesis) ?? null;
    spoken.rate = 0.95;
    synthesis.speak(spoken);
  }

  #voice(synthesis: SpeechSynthesis): SpeechSynthesisVoice | undefined {
    return synthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(this.language()));
  }
}
