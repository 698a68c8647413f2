import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEVICE_PLACES } from './device-places.ts';
import { clockOffset, compareClocks } from './server-clock.ts';

const HOUR = 3_600_000;
const NOW = Date.now();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date(NOW).toUTCString() } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inHours = (offset: number | null) => Math.round((offset ?? Number.NaN) / HOUR) + 0;

it('counts a clock that is set back while the page is open, until they are compared again', async () => {
  await compareClocks();
  expect(inHours(clockOffset())).toBe(0);
  vi.setSystemTime(NOW - 3 * HOUR);
  expect(inHours(clockOffset())).toBe(3);
  await compareClocks();
  expect(inHours(clockOffset())).toBe(3);
  vi.setSystemTime(NOW - 5 * HOUR);
  expect(inHours(clockOffset())).toBe(5);
});

it('takes one that runs ahead for a tablet that slept, and what another tab has compared as it is', async () => {
  await compareClocks();
  const before = inHours(clockOffset());
  vi.setSystemTime(NOW + 8 * HOUR);
  expect(inHours(clockOffset())).toBe(before);
  kept.set(DEVICE_PLACES.clock, String(-8 * HOUR));
  expect(inHours(clockOffset())).toBe(-8);
  vi.setSystemTime(NOW);
  expect(inHours(clockOffset())).toBe(0);
});

it('counts a clock that was set back before the page was opened', () => {
  kept.set(DEVICE_PLACES.clock, `0 ${NOW + 72 * HOUR}`);
  expect(inHours(clockOffset())).toBe(72);
  kept.set(DEVICE_PLACES.clock, `0 ${NOW - 72 * HOUR}`);
  expect(inHours(clockOffset())).toBe(0);
});

it('is told by the large storage where the small one lost it with a killed browser, or is full', async () => {
  vi.setSystemTime(NOW + 72 * HOUR);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  await compareClocks();
  expect(inHours(clockOffset())).toBe(-72);
  vi.resetModules();
  const opened = await import('./server-clock.ts');
  expect(opened.clockOffset()).toBeNull();
  await opened.restoreClock();
  expect(inHours(opened.clockOffset())).toBe(-72);
});
