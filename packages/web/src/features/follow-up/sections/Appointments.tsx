import { readCalendar } from '@ardoise/domain/contract/calendars.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { type Appointment, appointmentsOf } from '@ardoise/domain/projects/appointments.ts';
import { dayInWords } from '@ardoise/domain/projects/arrival.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { PoseDate } from '@ardoise/domain/projects/pose-dates.ts';
import { addressOf } from '../../../api/request.ts';
import { CalendarLink } from '../../../components/projects/CalendarLink.tsx';
import { DayLeaf } from '../../../components/projects/DayLeaf.tsx';
import { poseHours } from './pose-words.ts';
import './Appointments.css';

/** The pre-visit and the pose of a project whose days are fixed and to come. */
export function appointmentsIn({ pose, statut, supprime }: Project, today: string): Appointment[] {
  if (pose?.pose !== 'oui' || supprime) return [];
  const { t_previsite, t_pose } = pose;
  return appointmentsOf({ statut, has_pose: true, t_previsite, t_pose }, today);
}

const SAID: Record<PoseDate, string> = { t_previsite: 'Prévisite le', t_pose: 'Pose le' };

/** The hours of the pose and where it is, as far as both are known. */
function whenAndWhere({ pose, pdv }: Project): string {
  return [pose && poseHours(pose), pdv?.adresse, pdv?.ville].filter(Boolean).join(', ');
}

/** These days as leaves of a calendar, with one file for a calendar; nothing without any. */
export function Appointments({ project }: { project: Project }) {
  const today = parisDay(new Date());
  const appointments = appointmentsIn(project, today);
  if (appointments.length === 0) return null;
  const details = whenAndWhere(project);
  return (
    <div className="appointments">
      {appointments.map(({ date, day }) => (
        <div key={date}>
          <DayLeaf day={day} />
          <div>
            <p className="appointments-when">
              {SAID[date]} {dayInWords(day, today)}
            </p>
            {details !== '' && <p className="meta">{details}</p>}
          </div>
        </div>
      ))}
      <CalendarLink href={addressOf(readCalendar, { params: { id: project._id.$oid } })} />
    </div>
  );
}
