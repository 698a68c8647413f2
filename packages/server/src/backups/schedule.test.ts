import { expect, it } from 'vitest';
import { lastTime } from './schedule.ts';

const NIGHT = [150];
const EVERY_SIX = [0, 360, 720, 1080];

it.each([
  ['in winter', NIGHT, '2026-11-23T12:00:00Z', '2026-11-23T01:30:00.000Z'],
  ['before the time of today', NIGHT, '2026-11-23T01:29:59Z', '2026-11-22T01:30:00.000Z'],
  ['at the time itself', NIGHT, '2026-11-23T01:30:00Z', '2026-11-23T01:30:00.000Z'],
  ['in summer', NIGHT, '2026-07-01T12:00:00Z', '2026-07-01T00:30:00.000Z'],
  [
    'before midnight in Paris, when UTC is a day behind',
    [10],
    '2026-07-01T22:30:00Z',
    '2026-07-01T22:10:00.000Z',
  ],
  [
    'in the hour that spring leaves out: an hour later',
    NIGHT,
    '2026-03-29T12:00:00Z',
    '2026-03-29T01:30:00.000Z',
  ],
  ['on the day after it', NIGHT, '2026-03-30T12:00:00Z', '2026-03-30T00:30:00.000Z'],
  ['every six hours', EVERY_SIX, '2026-11-23T17:30:00Z', '2026-11-23T17:00:00.000Z'],
  [
    'every six hours, before the first of a day',
    EVERY_SIX,
    '2026-11-22T22:59:00Z',
    '2026-11-22T17:00:00.000Z',
  ],
])('the last time that has passed: %s', (_, times, now, expected) => {
  expect(lastTime(times, new Date(now)).toISOString()).toBe(expected);
});

it('on the two nights when clocks change it never goes back as time passes', () => {
  for (const night of ['2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z']) {
    let before = 0;
    for (let minute = 0; minute < 16 * 60; minute += 7) {
      const now = new Date(Date.parse(night) + minute * 60_000);
      const time = lastTime([120, 150, 180], now).getTime();
      expect(time).toBeGreaterThanOrEqual(before);
      expect(time).toBeLessThanOrEqual(now.getTime());
      before = time;
    }
  }
});
