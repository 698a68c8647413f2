import { describe, expect, it } from 'vitest';
import { formatShortDay } from './format-short-day.ts';

describe('formatShortDay', () => {
  it('formats a day of Paris with no-break spaces, the first of a month as an ordinal', () => {
    expect(formatShortDay('2026-11-12T10:00:00.000Z')).toBe('12\u00a0nov.');
    expect(formatShortDay('2026-11-30T23:30:00.000Z')).toBe('1er\u00a0déc.');
    expect(formatShortDay('2026-12-11T10:00:00.000Z')).toBe('11\u00a0déc.');
  });
});
