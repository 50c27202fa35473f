// What is heard at which event, down to the browser's own synthesizer; nothing while it is off.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sign as giantsSign } from "../src/games/giants/signs";
import { sign as orongoSign } from "../src/games/orongo/signs";
import { plainSign } from "../src/lib/recentEvents";
import type { LogEntry } from "../src/lib/messages";
import { settings } from "../src/lib/settings.svelte";
import { hear, soundsOf } from "../src/lib/sounds";

const entry = (move: object, seat: number | null = 0): LogEntry => ({
  step: 1,
  round: 1,
  seat,
  say: { key: "told", args: {} },
  rules: [],
  events: [{ seat, move: move as never, text: "…" }],
  fleeting: false,
  hexes: [],
  forced: false,
});

/** Notes what is asked of the browser's audio, which no test can hear. */
class Ear {
  static begun: string[] = [];
  static volumes: number[] = [];
  currentTime = 0;
  sampleRate = 100;
  destination = this.node("destination");
  resume = (): Promise<void> => Promise.resolve();
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(20) });
  createOscillator = (): object => this.node("tone");
  createBufferSource = (): object => this.node("knock");
  createBiquadFilter = (): object => this.node("filter");
  createGain = (): object => this.node("gain");

  private node(name: string): Record<string, unknown> {
    const parameter = {
      set value(volume: number) {
        if (name === "gain") Ear.volumes.push(volume);
      },
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    return {
      connect: (to: object) => to,
      start: () => Ear.begun.push(name),
      stop: () => undefined,
      gain: parameter,
      frequency: parameter,
    };
  }
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Ear);
  Ear.begun = [];
  Ear.volumes = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.sound = false;
  settings.volume = 0.6;
});

test("each event of a game has its sound, and passing has none", () => {
  const giants = [
    entry({ chance: "die", value: 2 }, null),
    entry({ do: "bid", markers: 1, workers: 0, sorcerer: false, chief: false }),
    entry({ do: "place", figure: "worker", hex: "C4", logs: 0, power: null, ahu: null }),
    entry({ do: "pass" }),
  ];
  expect(giants.map((one) => soundsOf([one], (entry) => giantsSign(entry, null)))).toEqual([
    ["roll"],
    ["clink"],
    ["stone"],
    [],
  ]);
  const orongo = [entry({ do: "bid", shells: 3 }), entry({ do: "build", tiles: [], palm: "p1" })];
  expect(soundsOf(orongo, orongoSign)).toEqual(["clink", "stone"]);
  expect(soundsOf(orongo, plainSign)).toEqual([]);
});

test("a series of the same is heard once, and a long one only at its end", () => {
  const bid = entry({ do: "bid", shells: 3 });
  const place = entry({ do: "place", field: "17" });
  expect(soundsOf([bid, bid, bid, place], orongoSign)).toEqual(["clink", "stone"]);
  const long = [bid, place, bid, place, bid, place];
  expect(soundsOf(long, orongoSign)).toEqual(["clink", "stone", "clink", "stone"]);
});

test("nothing is played while sounds are off, silent, or before the page was touched", async () => {
  await hear("victory");
  settings.sound = true;
  settings.volume = 0;
  await hear("victory");
  settings.volume = 0.5;
  vi.stubGlobal("navigator", { ...navigator, userActivation: { hasBeenActive: false } });
  await hear("victory");
  expect(Ear.begun).toEqual([]);
});

test("what is wanted is played as loud as it is wanted", async () => {
  settings.sound = true;
  settings.volume = 0.3;
  await hear("turn");
  expect(Ear.begun).toEqual(["tone", "tone"]);
  await hear("roll", "stone");
  expect(Ear.begun.slice(2)).toEqual([...Array<string>(5).fill("knock"), "knock", "tone"]);
  expect(Ear.volumes).toEqual([0.3, 0.3]);
});
