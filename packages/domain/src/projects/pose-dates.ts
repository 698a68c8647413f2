import { parisDay } from './paris-day.ts';
import type { Status } from './statuses.ts';

/** The two days of a pose, yyyy-MM-dd in Europe/Paris; null while not set (specification/roles-and-scope.md#dates-of-a-pose). */
export interface PoseDates {
  t_previsite: string | null;
  t_pose: string | null;
}

export const POSE_DATES = ['t_previsite', 't_pose'] as const satisfies (keyof PoseDates)[];
export type PoseDate = (typeof POSE_DATES)[number];

/** Label of each date on screen and in the history. */
export const POSE_DATE_LABELS: Record<PoseDate, string> = { t_previsite: 'Prévisite', t_pose: 'Pose' };

/** Name of the hours at which the installer may come, in every field and text. */
export const POSE_HOURS = 'Horaires de la pose';

/** The latest day that a date picker offers (specification/constants.md#screens). */
const LAST_DAY = '2050-02-01';

/** From the pre-visit to the delivery: the statuses in which a pose can be planned. */
export const PLANNED_STATUSES = [
  'Prévisite',
  'Exécution',
  'Impression',
  'Validation CCEP',
  'Imprimé',
  'Livré',
] as const satisfies Status[];

/** The installer has promised a call, and the pre-visit is not done yet. */
export function awaitsPrevisit(statut: Status): boolean {
  return statut === 'Prévisite';
}

/** Fields of a project that limit its pose dates. */
export interface PosePlan extends PoseDates {
  statut: Status;
  /** ISO 8601. */
  t_creation: string;
}

/**
 * Minimum and maximum of a date now; null where it is read-only. The pre-visit can be planned, from today on, until it
 * is done. So can the pose; after delivery its day may also be past, recorded afterwards. It is never before the
 * pre-visit.
 */
export function dateLimits(
  date: PoseDate,
  plan: PosePlan,
  today: string,
): { min: string; max: string } | null {
  if (!(PLANNED_STATUSES as readonly Status[]).includes(plan.statut)) return null;
  if (date === 't_previsite') return awaitsPrevisit(plan.statut) ? { min: today, max: LAST_DAY } : null;
  const earliest = plan.statut === 'Livré' ? parisDay(new Date(plan.t_creation)) : today;
  const previsit = plan.t_previsite ?? '';
  return { min: previsit > earliest ? previsit : earliest, max: LAST_DAY };
}

/** Formats 2026-11-24 as 24/11/2026. */
export function frenchDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/**
 * Why a date cannot be set to this day (null clears it), in French; null where it can. An unchanged date is always
 * valid.
 */
export function poseDateProblem(
  date: PoseDate,
  day: string | null,
  plan: PosePlan,
  today: string,
): string | null {
  if (day === plan[date]) return null;
  const limits = dateLimits(date, plan, today);
  if (limits === null)
    return date === 't_previsite'
      ? 'La date de prévisite ne change plus une fois la prévisite faite.'
      : 'La date de pose ne se change pas dans le statut actuel du projet.';
  if (day === null) return null;
  if (day > limits.max) return `La date ne peut pas dépasser le ${frenchDay(limits.max)}.`;
  if (day >= limits.min) return null;
  return limits.min === today
    ? 'La date ne peut pas être passée.'
    : limits.min === plan.t_previsite
      ? `La pose ne peut pas précéder la prévisite du ${frenchDay(limits.min)}.`
      : `La date ne peut pas précéder le ${frenchDay(limits.min)}.`;
}

const spoken = (day: string | null) => (day === null ? 'sans date' : frenchDay(day));

/** History text of a change: 'Prévisite : 24/11/2026 (avant : 20/11/2026)'; empty without a change. */
export function poseDatesTrace(before: PoseDates, after: PoseDates): string {
  return POSE_DATES.filter((date) => before[date] !== after[date])
    .map((date) => {
      const was = before[date] === null ? '' : ` (avant\u00a0: ${spoken(before[date])})`;
      return `${POSE_DATE_LABELS[date]}\u00a0: ${spoken(after[date])}${was}`;
    })
    .join('. ');
}
