/** A few short sounds, made here and now; silent until somebody switches them on. */

import { recall, remember } from "./keep";
import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "reveal" | "points" | "end";

/** Notes of a sound: pitch in hertz, when it begins and how long it lasts in seconds. */
type Note = [pitch: number, at: number, length: number];

const MELODIES: Record<Exclude<Sound, "dice">, Note[]> = {
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.3],
  ],
  reveal: [
    [220, 0, 0.25],
    [233, 0.18, 0.4],
  ],
  points: [
    [988, 0, 0.09],
    [1319, 0.07, 0.2],
  ],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.2],
    [1047, 0.48, 0.6],
  ],
};
/** At full volume. */
const LOUD = 0.2;
const CLICKS = [0, 0.07, 0.13, 0.22];

class Sounds {
  on = $state(recall("sound") === "on");
  private context: AudioContext | null = null;

  switch(on: boolean): void {
    this.on = on;
    remember("sound", on ? "on" : "off");
    if (on) this.play("turn");
  }

  play(sound: Sound): void {
    if (!this.on || settings.liked.volume === 0) return;
    this.context ??= new AudioContext();
    void this.context.resume();
    if (sound === "dice") for (const at of CLICKS) click(this.context, at);
    else for (const note of MELODIES[sound]) sing(this.context, note);
  }
}

function sing(context: AudioContext, [pitch, at, length]: Note): void {
  const voice = context.createOscillator();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  voice.connect(fading(context, at, length));
  voice.start(context.currentTime + at);
  voice.stop(context.currentTime + at + length);
}

/** A die that hits the table: a very short burst of noise. */
function click(context: AudioContext, at: number): void {
  const length = 0.04;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample++) samples[sample] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const wood = context.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = 1800;
  noise.connect(wood).connect(fading(context, at, length));
  noise.start(context.currentTime + at);
}

function fading(context: AudioContext, at: number, length: number): AudioNode {
  const volume = context.createGain();
  const begin = context.currentTime + at;
  volume.gain.setValueAtTime(Math.max(0.0011, (LOUD * settings.liked.volume) / 10), begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  volume.connect(context.destination);
  return volume;
}

export const sounds = new Sounds();
