import { Refusal } from '@ardoise/domain/base/errors.ts';

export const NO_SUCH_DAY = 'Cette date n’existe pas.';

/** Whether a yyyy-MM-dd is a day that the calendar, and PostgreSQL, has: neither the 31st of February nor the year 0. */
export function isRealDay(day: string): boolean {
  const instant = new Date(`${day}T12:00:00Z`);
  return (
    !Number.isNaN(instant.getTime()) && instant.getUTCFullYear() > 0 && instant.toISOString().startsWith(day)
  );
}

/** A day of a query, yyyy-MM-dd; null without it. @throws Refusal VALIDATION for the 31st of February */
export function readDay(chemin: string, day: string | undefined): string | null {
  if (day === undefined) return null;
  if (isRealDay(day)) return day;
  throw new Refusal('VALIDATION', { message: NO_SUCH_DAY, champs: [{ chemin, message: NO_SUCH_DAY }] });
}
