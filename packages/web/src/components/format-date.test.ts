import { describe, expect, test } from 'vitest';
import { calendarDays, formatDate, formatDateTime, formatRelative, formatShortDate } from './format-date.ts';

/** The fonts render U+00A0 like a space; replaced for readability of the tests. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('dates are those of Paris', () => {
  // 23:30 UTC is already the next day there, in winter as in summer.
  test.each([
    ['2026-11-19T23:30:00Z', '20 novembre 2026, 00:30'],
    ['2026-06-30T22:05:00Z', '1er juillet 2026, 00:05'],
  ])('%s', (moment, words) => {
    expect(plain(formatDateTime(moment))).toBe(words);
  });

  test('long and short', () => {
    expect(formatDate('2026-11-20T12:00:00Z')).toBe('20 novembre 2026');
    expect(formatShortDate('2026-11-20T12:00:00Z')).toBe('20 nov. 2026');
  });
});

describe('calendarDays', () => {
  test.each([
    ['2026-11-19T22:59:00Z', '2026-11-19T23:01:00Z', 1],
    ['2026-11-19T00:00:00Z', '2026-11-19T22:00:00Z', 0],
    // The clocks go back on 25 October 2026: that day has 25 hours.
    ['2026-10-24T21:00:00Z', '2026-10-25T22:30:00Z', 1],
  ])('%s to %s', (from, to, days) => {
    expect(calendarDays(from, to)).toBe(days);
  });
});

describe('formatRelative', () => {
  const now = '2026-11-20T14:32:00Z';
  test.each([
    ['2026-11-20T14:31:30Z', 'à l’instant'],
    ['2026-11-20T14:07:00Z', 'il y a 25 min'],
    ['2026-11-20T12:30:00Z', 'il y a 2 h'],
    ['2026-11-20T01:00:00Z', 'il y a 13 h'],
    ['2026-11-19T09:00:00Z', 'hier'],
    ['2026-11-18T09:00:00Z', 'il y a 2 jours'],
    ['2026-11-16T09:00:00Z', '16 nov. 2026'],
  ])('%s', (moment, words) => {
    expect(plain(formatRelative(moment, now))).toBe(words);
  });

  test('late in the evening is not yesterday a minute after midnight', () => {
    expect(plain(formatRelative('2026-11-19T22:00:00Z', '2026-11-19T23:01:00Z'))).toBe('il y a 1 h');
  });
});
