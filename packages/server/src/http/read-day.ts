import { Refusal } from '@ardoise/domain/errors.ts';

/** A day of a query, yyyy-MM-dd; null without it. @throws Refusal VALIDATION for the 31st of February */
export function readDay(chemin: string, day: string | undefined): string | null {
  if (day === undefined) return null;
  const instant = new Date(`${day}T12:00:00Z`);
  if (!Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)) return day;
  const message = 'Cette date n’existe pas.';
  throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
}
