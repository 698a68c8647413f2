import { listProjects, type ProjectPage, type ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button, buttonClass } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatNumber } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { ArrivalLine } from '../../components/projects/ArrivalLine.tsx';
import { draftProgress, sinceDays, type Viewer } from '../../components/projects/holder-words.ts';
import { nextAction } from '../../components/projects/next-action.ts';
import { ProjectPicture } from '../../components/projects/ProjectPicture.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { StatusTag } from '../../components/StatusTag.tsx';
import { Link } from '../../router/Link.tsx';

/** Maximum on the home page; the dashboard lists all. */
const SHOWN = 5;

/** As they are called early (app/first-paint/early-calls.ts). */
export const TURNS = { q_vue: 'attente', sort: 'attente', dir: 'desc', limit: SHOWN } as const;

/** The first projects that wait for the viewer, by deadline, then the oldest. */
export const turnsQuery = queryOptions({
  queryKey: ['projects', 'turns', TURNS],
  queryFn: async ({ signal }) => (await request(listProjects, { query: TURNS, signal })) as ProjectPage,
  staleTime: 0,
});

interface TurnListProps {
  viewer: Viewer;
  /** How many wait in all, once counted. */
  count: number | undefined;
}

/** The first projects that wait for the viewer, with the next action. */
export function TurnList({ viewer, count }: TurnListProps) {
  const turns = useQuery({ ...turnsQuery, enabled: waitingFor(viewer.role).length > 0 });
  const rows = turns.data?.projets ?? [];
  return (
    <section className="home-turns" aria-labelledby="turns">
      <h2 className="visually-hidden" id="turns">
        À vous de jouer
      </h2>
      {turns.error ? (
        <Banner
          tone="stop"
          role="alert"
          action={<Button onClick={() => void turns.refetch()}>Réessayer</Button>}
        >
          {messageOf(turns.error)}
        </Banner>
      ) : turns.isPending ? (
        <TurnSkeleton />
      ) : rows.length === 0 ? (
        <EmptyState title="Rien ne vous attend">
          Les projets sur lesquels vous devez agir apparaîtront ici.
        </EmptyState>
      ) : (
        <ul className="home-lines home-turn-lines">
          {rows.map((row) => (
            <TurnItem key={row._id.$oid} row={row} viewer={viewer} />
          ))}
        </ul>
      )}
      {count !== undefined && count > rows.length && rows.length > 0 && (
        <Link className="home-all" to={PAGES.dashboard} search={{ q_vue: 'attente' }}>
          Voir les {formatNumber(count)}
          <Icon of={IconArrowRight} size="s" />
        </Link>
      )}
    </section>
  );
}

interface TurnItemProps {
  row: ProjectRow;
  viewer: Viewer;
  /** In the place of the next action. */
  act?: ReactNode;
}

export function TurnItem({ row, viewer, act }: TurnItemProps) {
  const since = sinceDays(row.t_statut, Date.now());
  const state = isBeforeSubmission(row.statut) ? `${draftProgress(row)}, ${since}` : since;
  return (
    <li className="parted">
      <ProjectPicture type={row.type} image={row.image} size="s" />
      <span className="home-line-name parted">
        <Link to={followUpPath(row._id.$oid)}>{projectName(row)}</Link>
        <span className="meta">{[row.ville, row.type, state].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="home-line-status parted">
        <StatusTag status={row.statut} />
        <ArrivalLine arrivee={row.arrivee} />
      </span>
      {act ?? <NextAct row={row} viewer={viewer} />}
    </li>
  );
}

function NextAct({ row, viewer }: Pick<TurnItemProps, 'row' | 'viewer'>) {
  const action = nextAction(row, viewer);
  return (
    <Link
      className={buttonClass({ tone: 'line' })}
      to={action.does === 'open' ? action.to : followUpPath(row._id.$oid)}
    >
      {action.label}
      <span className="visually-hidden"> {projectName(row)}</span>
    </Link>
  );
}

function TurnSkeleton() {
  return (
    <SkeletonGroup label="Chargement de vos projets">
      <ul className="home-lines home-turn-lines">
        {[64, 50, 58, 46, 60].map((width) => (
          <li key={width}>
            <span className="project-picture project-picture-small" />
            <span>
              <Skeleton width={`${width}%`} height={14} />
            </span>
            <span className="home-line-status parted">
              <Skeleton width={96} height={28} />
            </span>
            <Skeleton width="100%" height={44} />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
