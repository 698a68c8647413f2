import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { KeepRule } from '../db/backup/backup-settings.ts';

const DAY = 24 * 3_600_000;

/** The Monday of a day's week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/**
 * Of backups with the database and of the files alone: the former are deleted only by newer ones that have it too,
 * the files alone by anything newer, which has them as well.
 */
export function outdatedBackups<Backup extends { takenAt: Date; withDatabase: boolean }>(
  backups: readonly Backup[],
  keep: KeepRule,
  now: Date,
): Backup[] {
  const whole = backups.filter((backup) => backup.withDatabase);
  return [
    ...outdated(whole, keep, now),
    ...outdated(backups, keep, now).filter((backup) => !backup.withDatabase),
  ];
}

/**
 * The backups that may go (grandfather, father, son): of each of the last days, weeks and months that have any, the
 * newest stays. So do the newest of all, and those of the last 24 hours.
 */
export function outdated<Backup extends { takenAt: Date }>(
  backups: readonly Backup[],
  { days, weeks, months }: KeepRule,
  now: Date,
): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const kept = new Set(
    newestFirst.filter(({ takenAt }, index) => index === 0 || now.getTime() - takenAt.getTime() < DAY),
  );
  const keepNewestOfEach = (most: number, periodOf: (day: string) => string) => {
    const periods = new Set<string>();
    for (const backup of newestFirst) {
      const period = periodOf(parisDay(backup.takenAt));
      if (periods.has(period)) continue;
      if (periods.size === most) break;
      periods.add(period);
      kept.add(backup);
    }
  };
  keepNewestOfEach(days, (day) => day);
  keepNewestOfEach(weeks, weekOf);
  keepNewestOfEach(months, (day) => day.slice(0, 7));
  return newestFirst.filter((backup) => !kept.has(backup));
}
