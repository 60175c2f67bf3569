// Synthesised sounds. Everything they signal is also visible on the board.

import { settings } from '$lib/settings.svelte';

type Voice = (sound: AudioContext, at: number, out: AudioNode) => void;

/** A tone with attack and decay. */
function tone(pitch: number, start: number, length: number, loud: number, shape: OscillatorType = 'triangle'): Voice {
  return (sound, at, out) => {
    const source = sound.createOscillator();
    const gain = sound.createGain();
    source.type = shape;
    source.frequency.setValueAtTime(pitch, at + start);
    gain.gain.setValueAtTime(0, at + start);
    gain.gain.linearRampToValueAtTime(loud, at + start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, at + start + length);
    source.connect(gain).connect(out);
    source.start(at + start);
    source.stop(at + start + length);
  };
}

/** The sound of paper: noise through a sweeping filter. */
function rustle(from: number, to: number, length: number, loud: number): Voice {
  return (sound, at, out) => {
    const noise = sound.createBuffer(1, Math.ceil(sound.sampleRate * length), sound.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    const source = sound.createBufferSource();
    const filter = sound.createBiquadFilter();
    const gain = sound.createGain();
    source.buffer = noise;
    filter.type = 'bandpass';
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    source.connect(filter).connect(gain).connect(out);
    source.start(at);
  };
}

/** `rustle` after a delay, such as the second click of a shutter. */
function rustleAt(start: number, ...noise: Parameters<typeof rustle>): Voice {
  return (sound, at, out) => rustle(...noise)(sound, at + start, out);
}

const SOUNDS: Record<string, Voice[]> = {
  lay: [rustle(1800, 600, 0.09, 0.35), tone(180, 0, 0.07, 0.12, 'sine')],
  tear: [rustle(900, 5200, 0.28, 0.5)],
  turn: [tone(587, 0, 0.16, 0.1), tone(880, 0.11, 0.24, 0.1)],
  score: [tone(523, 0, 0.14, 0.1), tone(659, 0.09, 0.14, 0.1), tone(784, 0.18, 0.26, 0.1)],
  call: [tone(1400, 0, 0.03, 0.1, 'square'), rustle(5200, 3000, 0.03, 0.3)],
  shutter: [rustle(4200, 2600, 0.035, 0.6), tone(210, 0, 0.04, 0.18, 'sine'), rustleAt(0.09, 2600, 1400, 0.05, 0.5), tone(160, 0.09, 0.05, 0.16, 'sine')],
  roll: [rustle(380, 300, 0.26, 0.25), tone(96, 0, 0.2, 0.06, 'sine'), tone(96, 0.13, 0.16, 0.05, 'sine')],
  flop: [tone(247, 0, 0.14, 0.1), tone(185, 0.12, 0.24, 0.1)],
  sail: [rustle(300, 900, 0.5, 0.16), tone(330, 0.1, 0.3, 0.03, 'sine')],
  gong: [tone(98, 0, 1.4, 0.16, 'sine'), tone(147, 0, 1.1, 0.08, 'sine'), tone(233, 0.01, 0.7, 0.05)],
  shuffle: [rustle(1500, 700, 0.16, 0.3), rustle(1900, 900, 0.24, 0.2)],
  win: [523, 659, 784, 1047].map((pitch, i) => tone(pitch, i * 0.12, i === 3 ? 0.6 : 0.2, 0.12)),
};

let context: AudioContext | null = null;

export function sound(name: string): void {
  const voices = SOUNDS[name];
  if (!voices || !settings.hasSound || typeof AudioContext === 'undefined') return;
  // Browsers allow no sound before the first interaction; missed sounds are not played later.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (context.state !== 'running') return;
  for (const voice of voices) voice(context, context.currentTime, context.destination);
}
