// Makes the sounds of the table from tones and noise; no file is needed.

import type { Sound } from "./sounds";

/** From one sound to the next, in seconds. */
const APART = 0.22;
const NOISE_S = 0.2;

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Puts something audible between a source and what is heard: it starts at once and dies away. */
function shaped(context: AudioContext, out: AudioNode, at: number, loud: number, s: number) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + s);
  gain.connect(out);
  return gain;
}

/** A tone that glides from one pitch to another. */
function tone(
  context: AudioContext,
  out: AudioNode,
  at: number,
  [from, to]: [number, number],
  s: number,
  loud: number,
): void {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + s);
  source.connect(shaped(context, out, at, loud, s));
  source.start(at);
  source.stop(at + s);
}

/** A short rustle around a pitch. */
function knock(
  context: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  s: number,
  loud: number,
): void {
  if (!noise) {
    noise = context.createBuffer(1, context.sampleRate * NOISE_S, context.sampleRate);
    noise.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(shaped(context, out, at, loud, s));
  source.start(at);
  source.stop(at + s);
}

const ROLLS = [0, 0.05, 0.09, 0.15, 0.23];
const FANFARE = [262, 330, 392, 523];

const VOICES: Record<Sound, (context: AudioContext, out: AudioNode, at: number) => void> = {
  clink: (context, out, at) => {
    knock(context, out, at, 3200, 0.05, 0.6);
    tone(context, out, at, [2300, 1900], 0.09, 0.12);
  },
  stone: (context, out, at) => {
    knock(context, out, at, 420, 0.09, 0.8);
    tone(context, out, at, [150, 70], 0.16, 0.6);
  },
  roll: (context, out, at) =>
    ROLLS.forEach((later, i) => knock(context, out, at + later, 1500 + 180 * i, 0.04, 0.5)),
  turn: (context, out, at) =>
    [330, 247].forEach((pitch, i) => tone(context, out, at + i * 0.16, [pitch, pitch], 0.3, 0.4)),
  victory: (context, out, at) =>
    FANFARE.forEach((pitch, i) => tone(context, out, at + i * 0.16, [pitch, pitch], 0.55, 0.4)),
};

/** Plays sounds one after the other, as loud as is wanted (0 to 1). */
export function play(sounds: readonly Sound[], volume: number): void {
  audio ??= new AudioContext();
  void audio.resume();
  const out = audio.createGain();
  out.gain.value = volume;
  out.connect(audio.destination);
  for (const [i, sound] of sounds.entries())
    VOICES[sound](audio, out, audio.currentTime + 0.02 + i * APART);
}
