import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { remaining } from "../src/shell/table/remaining.svelte";

/** What the server said last. */
let left = $state(0);
let clock: { readonly seconds: number };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  left = 30;
  stop = $effect.root(() => {
    clock = remaining(() => left);
  });
  flushSync();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("counts down between two messages of the server", () => {
  expect(clock.seconds).toBe(30);
  vi.advanceTimersByTime(1500);
  expect(clock.seconds).toBeCloseTo(28.5);
});

it("follows the server when it says something else", () => {
  vi.advanceTimersByTime(10_000);
  left = 25;
  flushSync();
  expect(clock.seconds).toBe(25);
  vi.advanceTimersByTime(1000);
  expect(clock.seconds).toBeCloseTo(24);
});

it("stops at nothing", () => {
  vi.advanceTimersByTime(31_000);
  expect(clock.seconds).toBe(0);
});

it("leaves no timer behind", () => {
  expect(vi.getTimerCount()).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
