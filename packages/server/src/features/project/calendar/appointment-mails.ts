import {
  type Appointed,
  type AppointmentChange,
  appointmentsOf,
  changedAppointments,
} from '@ardoise/domain/projects/appointments.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { PoseDate } from '@ardoise/domain/projects/pose-dates.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import type { Db } from '../../../db/transaction.ts';
import type { Mail } from '../../base/mails/mail.ts';
import { listReadersByRole } from '../../base/mails/mail-readers.repository.ts';
import { canBeMailed } from '../../base/mails/status-news.ts';
import {
  type AppointmentNews,
  appointmentMail,
  installerAppointmentMail,
} from '../../base/mails/templates/appointment.ts';
import { delegateOf } from '../../base/people/delegate-of.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import { calendarEvent, calendarFilename, hoursOf, placeOf } from './calendar-event.ts';

/** The file that puts an appointment into a calendar, replaces it there, or takes it out. */
function calendarOf(
  project: StoredProject,
  { date, before, after }: AppointmentChange,
): NonNullable<Mail['calendar']> {
  const day = after ?? before ?? '';
  return {
    filename: calendarFilename(date, project),
    method: after === null ? 'CANCEL' : 'PUBLISH',
    // What is about to be written has the next version.
    events: [calendarEvent(project, { date, day }, project.version + 1)],
    stamp: new Date().toISOString(),
  };
}

/** Files for the days that are fixed and to come once this change is written, for mails about it. */
export function standingCalendars(
  before: StoredProject,
  change: Partial<Appointed>,
): Partial<Record<PoseDate, NonNullable<Mail['calendar']>>> {
  const standing = appointmentsOf({ ...before, ...change }, parisDay(new Date()));
  return Object.fromEntries(
    standing.map(({ date, day }) => [date, calendarOf(before, { date, before: day, after: day })]),
  );
}

/**
 * What is mailed when the days of a project change, or a move to `target` does: to its client and to the installers,
 * each with the file of a calendar (specification/mails-and-links.md#appointments). `before` is the project as it is
 * stored, `change` what is about to be written.
 */
export async function appointmentMails(
  db: Db,
  before: StoredProject,
  change: Partial<Appointed>,
  target?: Target,
): Promise<Mail[]> {
  const when = { today: parisDay(new Date()), ...(target && { target }) };
  const changes = changedAppointments(before, { ...before, ...change }, when);
  if (changes.length === 0) return [];
  const installers = (await listReadersByRole(db, ['installateur'])).filter(({ atOnce }) => atOnce);
  const delegate = await delegateOf(db, before.dc);
  const document = documentOf(before);
  const about = { project: before, hours: hoursOf(document.pose), place: placeOf(document) };
  return changes.flatMap((changed) => {
    const news: AppointmentNews = { ...about, ...changed, calendar: calendarOf(before, changed) };
    return [
      ...(canBeMailed(before) ? [appointmentMail({ to: before.client_email, ...delegate, ...news })] : []),
      ...installers.map(({ mail }) => installerAppointmentMail(mail, news)),
    ];
  });
}
