import type { Project } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import {
  dateLimits,
  POSE_DATE_LABELS,
  POSE_DATES,
  POSE_HOURS,
  type PoseDate,
} from '@ardoise/domain/projects/pose-dates.ts';
import { Banner } from '../../../components/Banner.tsx';
import { formatDate } from '../../../components/format-date.ts';
import { Leader } from '../../../components/Leader.tsx';
import { LatePoseDateField } from '../../../components/projects/late-pose-date.tsx';
import { poseDateField } from '../work-files/work-places.ts';
import { Appointments } from './Appointments.tsx';
import { poseHours, poseOutcome } from './pose-words.ts';
import './PoseSection.css';

type Pose = NonNullable<Project['pose']>;

/** Outcome of the pre-visit; its condition stays displayed until the end. */
function Outcome({ pose }: { pose: Pose }) {
  const outcome = poseOutcome(pose);
  if (outcome === null) return null;
  return (
    <Banner tone={outcome.tone}>
      {outcome.said}
      {outcome.condition !== '' && (
        <>
          {'\u00a0'}: <q>{outcome.condition}</q>
        </>
      )}
    </Banner>
  );
}

/** Contact for the installer, and the hours of the pose. */
function Arrangements({ pose }: { pose: Pose }) {
  const { contact, jours, tringle, infoPose } = pose;
  const phone = contact?.telephone ?? '';
  const hours = poseHours(pose);
  return (
    <>
      <dl>
        {contact?.nom && <Leader as="dl" name="Contact" value={contact.nom} />}
        {phone !== '' && (
          <Leader
            as="dl"
            name="Téléphone"
            value={
              <a className="nowrap" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            }
          />
        )}
        {contact?.email && (
          <Leader as="dl" name="Email" value={<a href={`mailto:${contact.email}`}>{contact.email}</a>} />
        )}
        {(jours?.length ?? 0) > 0 && <Leader as="dl" name="Jours" value={jours?.join(', ')} />}
        {hours !== '' && <Leader as="dl" name={POSE_HOURS} value={hours} />}
        {tringle && <Leader as="dl" name="Tringle" value={tringle === 'oui' ? 'Oui' : 'Non'} />}
      </dl>
      {infoPose && <p className="pose-section-info">{infoPose}</p>}
    </>
  );
}

function Dates({ project, pose }: { project: Project; pose: Pose }) {
  const { t_previsite, t_pose } = pose;
  const posed = {
    id: project._id.$oid,
    version: project.version,
    statut: project.statut,
    t_creation: project.t_creation,
    t_previsite,
    t_pose,
  };
  const today = parisDay(new Date());
  const isOpen = (date: PoseDate) =>
    project.permissions['pose.plan'].allowed && dateLimits(date, posed, today) !== null;
  const open = POSE_DATES.filter(isOpen);
  const shut = POSE_DATES.filter((date) => !isOpen(date));
  const shown = (day: string | null) => (day === null ? 'À fixer' : formatDate(`${day}T12:00:00Z`));
  return (
    <>
      {shut.length > 0 && (
        <dl>
          {shut.map((date) => (
            <Leader key={date} as="dl" name={POSE_DATE_LABELS[date]} value={shown(posed[date])} />
          ))}
        </dl>
      )}
      {open.length > 0 && (
        <div className="pose-section-dates">
          {open.map((date) => (
            <LatePoseDateField key={date} project={posed} date={date} fieldId={poseDateField(date)} />
          ))}
        </div>
      )}
    </>
  );
}

interface PoseSectionProps {
  project: Project;
  /** They are in the card of the party expected to act, as an installer reads them. */
  appointmentsInCard?: boolean;
}

/** The pose of an order: contact, hours, outcome of the pre-visit, and its two dates, editable with permission. */
export function PoseSection({ project, appointmentsInCard = false }: PoseSectionProps) {
  const { pose } = project;
  if (pose?.pose !== 'oui') return null;
  return (
    <section aria-labelledby="pose">
      <h2 className="title-section" id="pose">
        Pose
      </h2>
      <div className="pose-section">
        <Outcome pose={pose} />
        {!appointmentsInCard && <Appointments project={project} />}
        <Arrangements pose={pose} />
        <Dates project={project} pose={pose} />
      </div>
    </section>
  );
}
