import { expect, it } from 'vitest';
import { outdated, outdatedBackups } from './retention.ts';

const DAY = 24 * 3_600_000;
const NOW = new Date('2026-11-23T12:00:00Z');
const KEEP = { days: 7, weeks: 4, months: 12 };
const before = (days: number) => ({ takenAt: new Date(NOW.getTime() - days * DAY) });
const daysOf = (backups: { takenAt: Date }[]) =>
  backups.map(({ takenAt }) => takenAt.toISOString().slice(0, 10));

it('keeps a generation each of days, weeks and months, of two years of nights', () => {
  const nights = Array.from({ length: 730 }, (_, index) => before(index));
  const gone = new Set(outdated(nights, KEEP, NOW));
  expect(daysOf(nights.filter((night) => !gone.has(night)))).toEqual([
    ...['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'],
    ...['2026-11-15', '2026-11-08', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
    ...['2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

it('applied every night, it comes to the same number', () => {
  let kept: { takenAt: Date }[] = [];
  for (let night = 800; night >= 0; night -= 1) {
    const now = new Date(NOW.getTime() - night * DAY);
    kept = [{ takenAt: now }, ...kept];
    const gone = new Set(outdated(kept, KEEP, now));
    kept = kept.filter((backup) => !gone.has(backup));
    expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
  }
  expect(kept.length).toBeGreaterThan(18);
});

it('never deletes the newest, however old it is', () => {
  const old = [before(900), before(901), before(902)];
  expect(daysOf(outdated(old, { days: 1, weeks: 0, months: 0 }, NOW))).toEqual(['2024-06-05', '2024-06-04']);
  expect(outdated([before(5000)], { days: 0, weeks: 1, months: 0 }, NOW)).toEqual([]);
});

it('keeps all of the last 24 hours', () => {
  const often = Array.from({ length: 16 }, (_, index) => before(index / 4));
  const gone = outdated(often, { days: 2, weeks: 0, months: 0 }, NOW);
  expect(often.length - gone.length).toBe(4);
  expect(gone.every(({ takenAt }) => NOW.getTime() - takenAt.getTime() >= DAY)).toBe(true);
});

it('never deletes what has the database for newer backups of the files alone', () => {
  const files = Array.from({ length: 60 }, (_, index) => ({ ...before(index), withDatabase: false }));
  const whole = Array.from({ length: 60 }, (_, index) => ({ ...before(60 + index), withDatabase: true }));
  const keep = { days: 7, weeks: 0, months: 0 };
  const gone = new Set(outdatedBackups([...files, ...whole], keep, NOW));
  expect(daysOf(whole.filter((backup) => !gone.has(backup)))).toEqual(daysOf(whole.slice(0, 7)));
  expect(daysOf(files.filter((backup) => !gone.has(backup)))).toEqual(daysOf(files.slice(0, 7)));
});

it('deletes backups of the files alone as newer ones have the database again', () => {
  const whole = Array.from({ length: 10 }, (_, index) => ({ ...before(index), withDatabase: true }));
  const files = Array.from({ length: 10 }, (_, index) => ({ ...before(10 + index), withDatabase: false }));
  expect(outdatedBackups([...files, ...whole], { days: 7, weeks: 0, months: 0 }, NOW)).toEqual([
    ...whole.slice(7),
    ...files,
  ]);
});
