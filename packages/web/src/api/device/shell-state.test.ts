import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShellState } from './shell-caches.ts';
import { isShellComplete, takeNewRelease } from './shell-state.ts';

/** A worker that notes what it is told, and answers as the real one. */
function workerSaying(state: ShellState) {
  const told: unknown[] = [];
  const postMessage = (message: unknown, [port]: MessagePort[] = []) => {
    told.push(message);
    port?.postMessage(state);
  };
  return { told, postMessage };
}

/** The browser's workers, with those of this registration. */
function browserWith(registration: object | undefined): void {
  const found = registration && { ...new EventTarget(), addEventListener: () => undefined, ...registration };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(found) } });
}

const whole = { version: 'a', complete: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is complete when the active worker says so, and not without one', async () => {
  browserWith({ active: workerSaying(whole) });
  expect(await isShellComplete()).toBe(true);
  browserWith({ active: workerSaying({ ...whole, complete: false }) });
  expect(await isShellComplete()).toBe(false);
  browserWith({ active: null, installing: workerSaying(whole) });
  expect(await isShellComplete()).toBe(false);
  browserWith(undefined);
  expect(await isShellComplete()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await isShellComplete()).toBe(false);
});

it('takes a release that waits once everything is sent, and not before', async () => {
  const waiting = workerSaying(whole);
  browserWith({ active: workerSaying(whole), waiting });
  let isSent = false;
  takeNewRelease(() => Promise.resolve(isSent));
  await vi.advanceTimersByTimeAsync(31_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.told).toEqual([]);
  isSent = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.told).toEqual(['take']);
});

it('asks again when what is unsent could not be read, and takes nothing meanwhile', async () => {
  const waiting = workerSaying(whole);
  browserWith({ waiting });
  const isEverythingSent = vi.fn().mockRejectedValueOnce(new Error('blocked')).mockResolvedValue(true);
  takeNewRelease(isEverythingSent);
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting.told).toEqual([]);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(waiting.told).toEqual(['take']);
});
