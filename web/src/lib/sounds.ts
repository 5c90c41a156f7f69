/* Synthesized sounds, without audio files. Silent until the player first interacts with the page. At most one cue per
 * update, so that a bot's long turn doesn't cause a burst of sounds. */
import type { Cue } from './table/sound-cues';
import { settings } from './settings.svelte';

/** A note of a cue: frequency, start, duration, loudness, waveform. */
type Note = [number, number, number, number, OscillatorType];
const CUES: Record<Cue, Note[]> = {
  turn: [
    [587, 0, 0.5, 0.16, 'sine'],
    [880, 0.09, 0.7, 0.14, 'sine'],
    [1175, 0.09, 0.5, 0.04, 'triangle'],
  ],
  card: [
    [220, 0, 0.06, 0.12, 'triangle'],
    [140, 0.01, 0.05, 0.1, 'sine'],
  ],
  take: [
    [392, 0, 0.12, 0.1, 'triangle'],
    [523, 0.06, 0.2, 0.1, 'triangle'],
  ],
  strike: [
    [110, 0, 0.2, 0.2, 'sawtooth'],
    [73, 0.02, 0.26, 0.18, 'sine'],
  ],
  draw: [
    [330, 0, 0.04, 0.05, 'triangle'],
    [370, 0.04, 0.05, 0.05, 'triangle'],
  ],
  low: [
    [988, 0, 0.09, 0.14, 'square'],
    [988, 0.18, 0.09, 0.14, 'square'],
  ],
  chat: [
    [660, 0, 0.1, 0.1, 'sine'],
    [784, 0.08, 0.14, 0.1, 'sine'],
  ],
  won: [
    [523, 0, 0.4, 0.12, 'triangle'],
    [659, 0.14, 0.4, 0.12, 'triangle'],
    [784, 0.28, 0.5, 0.12, 'triangle'],
    [1047, 0.42, 0.9, 0.12, 'triangle'],
  ],
  lost: [
    [392, 0, 0.4, 0.12, 'triangle'],
    [330, 0.18, 0.4, 0.12, 'triangle'],
    [262, 0.36, 0.9, 0.12, 'triangle'],
  ],
};

let context: AudioContext | null = null;

/** Create the audio context at the first interaction, because browsers block it before. */
export function wake(): void {
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return; // Some keys don't count as interaction.
  if (!context && settings.sound && 'AudioContext' in window) context = new AudioContext();
  if (context?.state === 'suspended') void context.resume();
}

export function play(cue: Cue): void {
  if (!settings.sound || !context || context.state !== 'running') return;
  const now = context.currentTime + 0.01;
  for (const [frequency, at, lasts, loud, wave] of CUES[cue]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.type = wave;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(loud * 1.4 * settings.volume, now + at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0008, now + at + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + lasts + 0.02);
  }
}
