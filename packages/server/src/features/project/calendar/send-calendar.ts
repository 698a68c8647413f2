import { Refusal } from '@ardoise/domain/base/errors.ts';
import { appointmentsOf } from '@ardoise/domain/projects/appointments.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { FastifyReply } from 'fastify';
import { calendarFile } from '../../base/calendar/calendar-file.ts';
import { contentDisposition } from '../documents/files/serve-file.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { calendarEvent, calendarFilename } from './calendar-event.ts';

/**
 * Replies with the appointments of a project as a file of a calendar; `sender` is the address that mails are from.
 * @throws Refusal INTROUVABLE without any
 */
export function sendCalendar(reply: FastifyReply, project: StoredProject, sender: string): FastifyReply {
  const appointments = appointmentsOf(project, parisDay(new Date()));
  const [first] = appointments;
  if (first === undefined)
    throw new Refusal('INTROUVABLE', { message: 'Ni la prévisite ni la pose n’a de date à venir.' });
  const content = calendarFile(
    {
      method: 'PUBLISH',
      events: appointments.map((appointment) => calendarEvent(project, appointment, project.version)),
      stamp: new Date().toISOString(),
    },
    sender,
  );
  return reply
    .type('text/calendar; charset=utf-8')
    .headers({
      'content-disposition': contentDisposition(calendarFilename(first.date, project), true),
      'cache-control': 'no-store',
    })
    .send(content);
}
