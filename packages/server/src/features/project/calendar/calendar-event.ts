import type { Appointment } from '@ardoise/domain/projects/appointments.ts';
import { POSE_DATE_LABELS, type PoseDate } from '@ardoise/domain/projects/pose-dates.ts';
import type { Pose, ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { CalendarEvent } from '../../base/calendar/calendar-file.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';

/** In the UID: two appointments of one order are two events. */
const KINDS: Record<PoseDate, string> = { t_previsite: 'previsite', t_pose: 'pose' };

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The hours at which the installer may come, if both are known and in order. */
export function hoursOf({
  heureouverture = '',
  heurefermeture = '',
}: Partial<Pose> = {}): CalendarEvent['hours'] {
  const known = HOUR.test(heureouverture) && HOUR.test(heurefermeture) && heureouverture < heurefermeture;
  return known ? { from: heureouverture, to: heurefermeture } : null;
}

/** Where it is put up: the outlet, wherever the order is delivered. */
export function placeOf({ pdv = {} }: ProjectDocument): string {
  const town = [pdv.codePostal, pdv.ville].map((part) => (part ?? '').trim()).filter(Boolean);
  return [(pdv.adresse ?? '').trim(), town.join(' ')].filter(Boolean).join(', ');
}

/** 'pose-guinguette-du-lac.ics' */
export function calendarFilename(
  date: PoseDate,
  { name_projet }: Pick<StoredProject, 'name_projet'>,
): string {
  const name = name_projet
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${[KINDS[date], name].filter(Boolean).join('-')}.ics`;
}

/**
 * An appointment as an event: place and order, nothing of the contact. The order's version is its sequence, which every
 * change increments.
 */
export function calendarEvent(
  project: StoredProject,
  { date, day }: Appointment,
  version: number,
): CalendarEvent {
  const document = documentOf(project);
  return {
    uid: `${project.id}-${KINDS[date]}@ardoise`,
    sequence: version,
    day,
    hours: hoursOf(document.pose),
    summary: `${POSE_DATE_LABELS[date]} : ${project.name_projet}`,
    place: placeOf(document),
    description: `${project.type}, commande ${project.num_projet}`,
  };
}
