import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import { Link } from '@tanstack/react-router';
import { holderWords, type Viewer } from '../../components/projects/holder-words.ts';
import { nextAction } from '../../components/projects/next-action.ts';
import { ProjectPicture } from '../../components/projects/ProjectPicture.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { TooManyRoundTrips } from '../../components/projects/RoundTrips.tsx';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { DueDate } from './DueDate.tsx';
import { columnClass, columnsFor } from './list-columns.tsx';
import { NextActionButton } from './NextActionButton.tsx';
import { RowMenu } from './RowMenu.tsx';

/** Whoever has none of these would find in the menu only what the row itself does. */
const MENU_OF_A_ROW = ['project.edit', 'project.clone', 'project.delete'] as const;

interface ProjectLineProps {
  row: ProjectRow;
  viewer: Viewer;
  now: number;
}

/** The status, and below it on a narrow screen what the hidden columns say. */
function StatusCell({ row, viewer, now }: ProjectLineProps) {
  const holder = holderWords(row, viewer, now);
  return (
    <span className="dashboard-cell">
      <StatusTag status={row.statut} />
      <span className="dashboard-below">
        <span className={holder.mine ? 'mine' : undefined}>{holder.text}</span>
        <DueDate day={row.echeance} late={row.retard} />
        <RelativeTime date={row.t_update} />
        <TooManyRoundTrips count={row.nb_ar_agence} />
      </span>
    </span>
  );
}

/** One project of the list: what, where, in whose hands, since when, and what to do next. */
export function ProjectLine({ row, viewer, now }: ProjectLineProps) {
  const id = row._id.$oid;
  return (
    <li className="dashboard-row" data-project={id}>
      <ProjectPicture type={row.type} image={row.image} />
      <span className="dashboard-row-name dashboard-cell">
        <Link className="dashboard-name" data-row-link to={followUpPath(id)}>
          {projectName(row)}
        </Link>
        <span className="meta">
          {row.ville || 'Point de vente à choisir'}
          <span className="dashboard-below-inline">
            <span className="dashboard-dot"> · </span>
            {row.type}
          </span>
        </span>
      </span>
      {columnsFor(viewer.role).map((column) =>
        column.key === 'statut' ? (
          <StatusCell key={column.key} row={row} viewer={viewer} now={now} />
        ) : (
          <span key={column.key} className={columnClass(column)}>
            {column.cell(row, viewer, now)}
          </span>
        ),
      )}
      <span className="dashboard-row-actions dashboard-cell">
        <NextActionButton row={row} action={nextAction(row, viewer)} />
        {!row.supprime && MENU_OF_A_ROW.some((permission) => roleMay(permission, viewer.role)) && (
          <RowMenu row={row} />
        )}
      </span>
    </li>
  );
}
