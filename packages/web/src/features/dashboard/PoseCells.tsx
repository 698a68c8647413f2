import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { dateLimits, POSE_DATE_LABELS, type PoseDate } from '@ardoise/domain/projects/pose-dates.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { formatShortDate } from '../../components/format-date.ts';
import { LatePoseDateField } from '../../components/projects/late-pose-date.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { DueDate } from './DueDate.tsx';

const NOTHING = <span className="meta">—</span>;

/** Contact and deadline. */
export function PoseContact({ row }: { row: ProjectRow }) {
  const { contact = '', telephone = '' } = row.pose ?? {};
  return (
    <>
      {contact === '' && telephone === '' ? NOTHING : <span className="dashboard-pose-who">{contact}</span>}
      {telephone !== '' && (
        <a className="dashboard-pose-call nowrap" href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
          {telephone}
        </a>
      )}
      <DueDate day={row.echeance} late={row.retard} />
    </>
  );
}

/** A date, editable in place with permission in this status, else read-only. */
export function PoseDateCell({ row, date, role }: { row: ProjectRow; date: PoseDate; role: Role }) {
  if (row.pose === null) return NOTHING;
  const { t_previsite, t_pose } = row.pose;
  const project = {
    id: row._id.$oid,
    version: row.version,
    statut: row.statut,
    t_creation: row.t_creation,
    t_previsite,
    t_pose,
  };
  if (roleMay('pose.plan', role) && !row.supprime && dateLimits(date, project, parisDay(new Date())) !== null)
    return <LatePoseDateField project={project} date={date} of={projectName(row)} />;
  const day = project[date];
  return (
    <>
      <span className="dashboard-pose-read">{POSE_DATE_LABELS[date]}</span>
      {day === null ? NOTHING : formatShortDate(`${day}T12:00:00Z`)}
    </>
  );
}
