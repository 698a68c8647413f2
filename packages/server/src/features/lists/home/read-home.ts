import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { home } from '@ardoise/domain/contract/home.ts';
import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { displayNames } from '../../base/people/display-names.ts';
import { countByStatus } from '../project-lists/project-list.repository.ts';
import { listTeam, readOngoingFigures } from './home-figures.repository.ts';
import { presentTeam } from './team.presenter.ts';

type Home = ReplyOf<typeof home>;

const FIGURES = ['enCours', 'enRetard', 'immobiles', 'allersRetours', 'attente'] as const;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

async function countAll(
  pool: Pool,
  actor: Actor,
  filters: { arbitration?: boolean; toSettle?: boolean },
): Promise<number> {
  return sum((await countByStatus(pool, actor, filters)).map(({ count }) => count));
}

/** The figures of the home page, each equal to the number of projects of the list that it links to. */
export async function readHome(pool: Pool, actor: Actor): Promise<Home> {
  const leads = actor.role === 'smhf' || actor.role === 'mdv' ? actor.role : null;
  const decides = actor.role === 'siege' || actor.role === 'administrator';
  const [projets, ongoing, arbitrages, aRegulariser, team, nameOf] = await Promise.all([
    countAll(pool, actor, {}),
    readOngoingFigures(pool, actor, leads !== null),
    decides ? countAll(pool, actor, { arbitration: true }) : 0,
    decides || leads !== null ? countAll(pool, actor, { toSettle: true }) : 0,
    leads === null ? [] : listTeam(pool, namesOf(actor)),
    displayNames(pool),
  ]);
  const figures = FIGURES.map((name) => [name, sum(ongoing.map((row) => row[name]))]);
  return {
    projets,
    ...(Object.fromEntries(figures) as Pick<Home, (typeof FIGURES)[number]>),
    arbitrages,
    aRegulariser,
    equipe: leads === null ? [] : presentTeam(leads, team, ongoing, nameOf),
  };
}
