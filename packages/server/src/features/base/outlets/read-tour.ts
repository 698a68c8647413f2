import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import {
  MOST_OF_TOUR,
  MOST_OF_TOWN,
  type readTour as readTourCall,
} from '@ardoise/domain/contract/outlets.ts';
import { outletTown } from '@ardoise/domain/outlets/outlet-town.ts';
import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { findOutletsOfDc } from './outlet-orders.repository.ts';
import { findOutlets } from './outlets.repository.ts';
import { searchOutlets } from './searched-outlets.repository.ts';

type Tour = ReplyOf<typeof readTourCall>;

/** What words find may be of another town, or the name of an outlet. */
const MOST_FOUND = 5 * MOST_OF_TOWN;

async function recordsOf(pool: Pool, numbers: readonly string[]): Promise<Tour['pointsDeVente']> {
  const records = await findOutlets(pool, numbers, false);
  return numbers.flatMap((nOutlet) => {
    const fiche = records.get(nOutlet);
    return fiche === undefined ? [] : [{ nOutlet, fiche }];
  });
}

/** Words that are abbreviated, and are in half of the towns. */
const COMMON: readonly string[] = ['saint', 'sainte'];

async function tourOfTown(pool: Pool, ville: string): Promise<Tour> {
  const words = outletTown(ville).split(' ');
  const rare = words.filter((word) => !COMMON.includes(word));
  const text = (rare.length > 0 ? rare : words).join(' ');
  const filter = { text, medal: null, unreadSince: null };
  const { rows } = await searchOutlets(pool, filter, '', MOST_FOUND);
  const there = rows.filter(({ town }) => outletTown(town) === outletTown(ville));
  const numbers = there.slice(0, MOST_OF_TOWN).map((row) => row.n_outlet);
  return { pointsDeVente: await recordsOf(pool, numbers), plus: there.length > MOST_OF_TOWN };
}

/** The outlets that a device keeps (`readTour`). */
export async function readTour(pool: Pool, actor: Actor, ville: string | undefined): Promise<Tour> {
  if (ville !== undefined) return tourOfTown(pool, ville);
  const numbers = await findOutletsOfDc(pool, namesOf(actor), MOST_OF_TOUR + 1);
  return {
    pointsDeVente: await recordsOf(pool, numbers.slice(0, MOST_OF_TOUR)),
    plus: numbers.length > MOST_OF_TOUR,
  };
}
