import { listProjects, type ProjectPage, type ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { STILL_DAYS } from '@ardoise/domain/projects/standstill.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { counted, formatNumber } from '../../components/format-number.ts';
import {
  draftProgress,
  holderWords,
  sinceDays,
  type Viewer,
} from '../../components/projects/holder-words.ts';
import { ProjectPicture } from '../../components/projects/ProjectPicture.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { Link } from '../../router/Link.tsx';

/** Maximum on the home page; the dashboard lists all. */
const SHOWN = 3;

/** A list of the home page: its query, its address on the dashboard, what is said when there is none. */
interface Steered {
  title: string;
  none: string;
  query: { q_retard?: '1'; q_immobile?: '1'; q_arbitrage?: '1'; sort: 'echeance' | 't_statut'; dir: 'asc' };
  search: Record<string, string>;
}

export const STEERED = {
  late: {
    title: 'En retard',
    none: 'Aucun projet en retard.',
    query: { q_retard: '1', sort: 'echeance', dir: 'asc' },
    search: { q_retard: '1', tri: 'echeance' },
  },
  still: {
    title: `Immobiles depuis plus de ${STILL_DAYS}\u00a0jours`,
    none: 'Aucun projet immobile.',
    query: { q_immobile: '1', sort: 't_statut', dir: 'asc' },
    search: { q_immobile: '1', tri: 'depuis' },
  },
  arbitration: {
    title: 'Arbitrages demandés',
    none: 'Aucun arbitrage demandé.',
    query: { q_arbitrage: '1', sort: 't_statut', dir: 'asc' },
    search: { q_arbitrage: '1', tri: 'depuis' },
  },
} as const satisfies Record<string, Steered>;

interface SteeringListProps {
  of: Steered;
  /** How many there are in all. */
  total: number;
  viewer: Viewer;
}

/** The first projects of a figure, each with the party expected to act. */
export function SteeringList({ of: { title, none, query, search }, total, viewer }: SteeringListProps) {
  const list = useQuery({
    queryKey: ['projects', 'steered', query],
    queryFn: async ({ signal }) =>
      (await request(listProjects, { query: { ...query, limit: SHOWN }, signal })) as ProjectPage,
    enabled: total > 0,
    staleTime: 0,
  });
  return (
    <section>
      <div className="home-section-head">
        <h2 className="title-section">{title}</h2>
        {total > SHOWN && (
          <Link to={PAGES.dashboard} search={search}>
            Voir les {formatNumber(total)}
          </Link>
        )}
      </div>
      {total === 0 && <p className="meta">{none}</p>}
      {list.error && <p className="meta">{messageOf(list.error)}</p>}
      {total > 0 && !list.error && (
        <ul
          className="home-lines home-steered-lines"
          aria-busy={list.isPending}
          style={{ '--rows': Math.min(total, SHOWN) } as CSSProperties}
        >
          {list.data?.projets.map((row) => (
            <SteeredItem key={row._id.$oid} row={row} viewer={viewer} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SteeredItem({ row, viewer }: { row: ProjectRow; viewer: Viewer }) {
  const now = Date.now();
  const state = isBeforeSubmission(row.statut) ? `${row.statut}, ${draftProgress(row)}` : row.statut;
  const trips = row.nb_ar_agence > 2 && counted(row.nb_ar_agence, 'aller-retour', 'allers-retours');
  return (
    <li>
      <ProjectPicture type={row.type} image={row.image} size="s" />
      <span className="home-line-name">
        <Link to={followUpPath(row._id.$oid)}>{projectName(row)}</Link>
        <span className="meta">{[row.ville, state, trips].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="home-line-since">
        {row.retard > 0 ? (
          <b className="home-late">{counted(row.retard, 'jour de retard', 'jours de retard')}</b>
        ) : (
          <b>{sinceDays(row.t_statut, now)}</b>
        )}
        <span className="meta">{holderWords(row, viewer, now).text}</span>
      </span>
    </li>
  );
}
