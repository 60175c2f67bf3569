// Settings of this device, stored in the browser and never sent.

import { keep, recall } from '$lib/storage';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['normal', 'fast', 'off'] as const;
export const HANDS = ['right', 'left'] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Hand = (typeof HANDS)[number];

const oneOf = <T extends string>(values: readonly T[], wish: string): T =>
  values.find((value) => value === wish) ?? values[0]!;

class Settings {
  theme = $state(oneOf(THEMES, recall('theme')));
  speed = $state(oneOf(SPEEDS, recall('speed')));
  hand = $state(oneOf(HANDS, recall('hand')));
  hasSound = $state(recall('sound') !== 'off');
  /** Shows the input line for typed moves. */
  hasMoveLine = $state(recall('move-line') === 'on');
  wantsCalm = $state(false);

  start(): void {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    this.wantsCalm = calm.matches;
    calm.addEventListener('change', () => (this.wantsCalm = calm.matches));
    this.#show();
  }

  /** Animation speed for boards: 0 off, 1 normal, 2 fast. The system's "reduced motion" takes precedence. */
  get motion(): number {
    if (this.wantsCalm || this.speed === 'off') return 0;
    return this.speed === 'fast' ? 2 : 1;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.#show();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep('speed', speed);
    this.#show();
  }

  setHand(hand: Hand): void {
    this.hand = hand;
    keep('hand', hand);
  }

  setSound(isOn: boolean): void {
    this.hasSound = isOn;
    keep('sound', isOn ? 'on' : 'off');
  }

  setMoveLine(isOn: boolean): void {
    this.hasMoveLine = isOn;
    keep('move-line', isOn ? 'on' : 'off');
  }

  #show(): void {
    document.documentElement.dataset['theme'] = this.theme;
    document.documentElement.dataset['speed'] = this.speed;
  }
}

export const settings = new Settings();
