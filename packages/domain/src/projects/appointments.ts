import { awaitsPrevisit, PLANNED_STATUSES, POSE_DATES, type PoseDate, type PoseDates } from './pose-dates.ts';
import { poseOutcomeOf } from './pose-results.ts';
import type { Status, Target } from './statuses.ts';

/** A pre-visit or a pose whose day is fixed and to come: an entry of a calendar. */
export interface Appointment {
  date: PoseDate;
  /** yyyy-MM-dd in Europe/Paris, today or later. */
  day: string;
}

/** Fields of a project that its appointments depend on. */
export interface Appointed extends PoseDates {
  statut: Status;
  has_pose: boolean;
}

const STANDS_IN: Record<PoseDate, (statut: Status) => boolean> = {
  t_previsite: awaitsPrevisit,
  t_pose: (statut) => (PLANNED_STATUSES as readonly Status[]).includes(statut),
};

/** The appointments of a project, in their order (specification/mails-and-links.md#appointments). */
export function appointmentsOf(order: Appointed, today: string): Appointment[] {
  if (!order.has_pose) return [];
  return POSE_DATES.flatMap((date) => {
    const day = order[date];
    return day !== null && day >= today && STANDS_IN[date](order.statut) ? [{ date, day }] : [];
  });
}

/** The move by which it took place: nobody is told that it does not. */
const TAKES_PLACE: Record<PoseDate, (target: Target) => boolean> = {
  t_previsite: (target) => poseOutcomeOf(target) !== null,
  t_pose: (target) => target === 'Terminé',
};

/** An appointment that is new, on another day, or gone. */
export interface AppointmentChange {
  date: PoseDate;
  before: string | null;
  after: string | null;
}

/**
 * What a change of the days, or a move to this target, does to the appointments. A day that is noted on the day itself,
 * as an installer does once it is done, is news to nobody.
 */
export function changedAppointments(
  before: Appointed,
  after: Appointed,
  { today, target }: { today: string; target?: Target },
): AppointmentChange[] {
  const dayOf = (order: Appointed, date: PoseDate) =>
    appointmentsOf(order, today).find((one) => one.date === date)?.day ?? null;
  return POSE_DATES.filter((date) => target === undefined || !TAKES_PLACE[date](target))
    .map((date) => ({ date, before: dayOf(before, date), after: dayOf(after, date) }))
    .filter((change) => change.before !== change.after)
    .map((change) => (change.after === today ? { ...change, after: null } : change))
    .filter((change) => change.before !== change.after);
}
