import path from 'node:path';
import * as z from 'zod/mini';

/** How many backups are kept: the newest of each of the last days, weeks and months that have one. */
export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

/** Where scheduled backups go, at which minutes of the day in Paris, and how many stay. */
export type BackupConfig = Readonly<{ dir: string; times: readonly number[]; keep: KeepRule }>;

/** Undefined without a folder. */
export function backupConfig(
  dir: string | undefined,
  times: readonly number[],
  keep: KeepRule,
): BackupConfig | undefined {
  return dir === undefined ? undefined : { dir: path.resolve(dir), times, keep };
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const EVERY = /^(1|2|3|4|6|8|12)h$/;
const KEEP = /^(?:\d{1,3}d)?(?:,?\d{1,3}w)?(?:,?\d{1,3}m)?$/;
const DAY_MINUTES = 24 * 60;

/** `02:30`, `02:30,14:30` or `6h` as minutes of the day, in order; null for anything else. */
function readTimes(text: string): number[] | null {
  const [, hours] = EVERY.exec(text) ?? [];
  if (hours !== undefined) {
    const step = Number(hours) * 60;
    return Array.from({ length: DAY_MINUTES / step }, (_, index) => index * step);
  }
  const times = text.split(',');
  if (!times.every((time) => TIME.test(time))) return null;
  const minutes = times.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return [...new Set(minutes)].sort((a, b) => a - b);
}

/** `7d,4w,12m`, of which any may be absent; null for anything else. */
function readKeepRule(text: string): KeepRule | null {
  if (text === '' || !KEEP.test(text)) return null;
  const count = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0);
  const rule = { days: count('d'), weeks: count('w'), months: count('m') };
  return rule.days + rule.weeks + rule.months > 0 ? rule : null;
}

/** A text read by `read`; refused with `sentence` where it returns null. */
function readBy<Value>(read: (text: string) => Value | null, sentence: string) {
  return z.pipe(
    z.string().check(z.refine((text) => read(text) !== null, sentence)),
    z.transform((text: string) => read(text) as Value),
  );
}

export const backupTimes = () =>
  readBy(
    readTimes,
    'must be times of the day in Paris such as 02:30 or 02:30,14:30, or every so many hours: 1h, 2h, 3h, 4h, 6h, 8h or 12h',
  );

export const keepRule = () =>
  readBy(readKeepRule, 'must be numbers of days, weeks and months such as 7d,4w,12m, one of them at least');
