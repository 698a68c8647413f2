import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { counted } from '../../components/format-number.ts';
import { draftProgress, sinceDays, type Viewer } from '../../components/projects/holder-words.ts';
import { nextAction } from '../../components/projects/next-action.ts';
import { ProjectPicture } from '../../components/projects/ProjectPicture.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { useProjectTotal } from './use-project-total.ts';
import { useTurns } from './use-turns.ts';

/** The projects that wait for the viewer, with the next action. */
export function TodoList({ viewer }: { viewer: Viewer }) {
  const turns = useTurns(viewer.role);
  const total = useProjectTotal();
  return (
    <section aria-labelledby="todo">
      <div className="home-todo-head">
        <h2 className="title-section" id="todo">
          À vous de jouer
        </h2>
        {total.data !== undefined && total.data > 1 && (
          <Link to="/dashboard">
            Voir {viewer.role === 'dc' ? 'mes' : 'les'} {counted(total.data, 'projet', 'projets')}
          </Link>
        )}
      </div>
      {turns.error ? (
        <Banner
          tone="stop"
          role="alert"
          action={<Button onClick={() => void turns.retry()}>Réessayer</Button>}
        >
          {messageOf(turns.error)}
        </Banner>
      ) : turns.pending ? (
        <TodoSkeleton />
      ) : turns.rows.length === 0 ? (
        <EmptyState title="Rien ne vous attend">
          Les projets sur lesquels vous devez agir apparaîtront ici.
        </EmptyState>
      ) : (
        <ul className="home-todo">
          {turns.rows.map((row) => (
            <TodoItem key={row._id.$oid} row={row} viewer={viewer} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TodoItem({ row, viewer }: { row: ProjectRow; viewer: Viewer }) {
  const action = nextAction(row, viewer);
  const state = isBeforeSubmission(row.statut) ? draftProgress(row) : sinceDays(row.t_statut, Date.now());
  return (
    <li>
      <ProjectPicture type={row.type} image={row.image} size="s" />
      <span className="home-todo-name">
        <b>{projectName(row)}</b>
        <span className="meta">{[row.ville, row.type, state].filter(Boolean).join(' · ')}</span>
      </span>
      <StatusTag status={row.statut} />
      <Link
        className={buttonClass({ tone: 'line' })}
        to={action.does === 'open' ? action.to : followUpPath(row._id.$oid)}
      >
        {action.label}
        <span className="visually-hidden"> {projectName(row)}</span>
      </Link>
    </li>
  );
}

function TodoSkeleton() {
  return (
    <SkeletonGroup label="Chargement de vos projets">
      <ul className="home-todo">
        {[64, 50, 58].map((width) => (
          <li key={width}>
            <span className="project-picture project-picture-small" />
            <span>
              <Skeleton width={`${width}%`} height={14} />
            </span>
            <Skeleton width={96} height={28} />
            <Skeleton width="100%" height={44} />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
