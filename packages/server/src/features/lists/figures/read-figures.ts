import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Figures, FiguresQuery } from '@ardoise/domain/contract/figures.ts';
import { PROJECT_TYPES } from '@ardoise/domain/projects/kinds.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { COUNTED_CAUSES } from '@ardoise/domain/projects/return-causes.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import {
  comparedPeriod,
  daysOf,
  type Period,
  readyPeriod,
  stepOf,
  stepStart,
  stepsOf,
} from '@ardoise/domain/rules/figure-period.ts';
import { HELD_BY, MOST_RETURNS, PASSED_STATUSES, RETURNERS } from '@ardoise/domain/rules/figures.ts';
import type { Pool } from 'pg';
import { type Db, inSnapshot, type Transaction } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { workingDaysIn } from '../../project/projects/deadline.ts';
import { compareFigures } from './compare-figures.ts';
import type { FigureReading } from './count-figures.repository.ts';
import { countDurations } from './durations.repository.ts';
import { comparedSum, sumOf, timeOf } from './figure-sums.ts';
import { promisesOf } from './promise-figures.ts';
import * as repository from './read-figures.repository.ts';
import { countReadableProofs } from './readable-proofs.repository.ts';

const MOST_DAYS = 731;
const TENTHS = 10;

function refuse(message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'au', message }] });
}

/** The period of a query, cut to the first day of any figure. */
function askedPeriod({ du, au }: FiguresQuery, today: string, first: string | null): Period {
  const ready = readyPeriod('12semaines', today);
  const asked = { du: du ?? ready.du, au: au ?? ready.au };
  if (asked.au < asked.du) refuse('La fin est avant le début');
  if (daysOf(asked) > MOST_DAYS) refuse('La période est plus longue que deux ans');
  const isCut = first !== null && asked.du < first && first <= asked.au;
  return isCut ? { ...asked, du: first } : asked;
}

const shown = (period: Period) => ({ ...period, joursOuvres: workingDaysIn(period.du, period.au) });

async function ordersOf(tx: Transaction, reading: FigureReading): Promise<Figures['commandes']> {
  const rows = await repository.countOrders(tx, reading);
  const isCompared = reading.before !== null;
  const of = (nature: string, type?: string) =>
    comparedSum(
      rows.filter((row) => row.nature === nature && (type === undefined || row.type === type)),
      isCompared,
    );
  const step = stepOf(reading.present);
  const started = Map.groupBy(
    rows.filter(({ present }) => present),
    ({ day, nature }) => `${stepStart(day, step)} ${nature}`,
  );
  const parSupport = PROJECT_TYPES.map((support) => ({
    support,
    faites: of('faite', support),
    terminees: of('terminee', support),
  }));
  return {
    faites: of('faite'),
    terminees: of('terminee'),
    arretees: of('arretee'),
    pas: step,
    suite: stepsOf(reading.present).map((debut) => ({
      debut,
      faites: sumOf(started.get(`${debut} faite`) ?? []),
      terminees: sumOf(started.get(`${debut} terminee`) ?? []),
    })),
    parSupport: parSupport.filter(
      ({ faites, terminees }) => faites.n + (faites.avant ?? 0) + terminees.n > 0,
    ),
  };
}

async function timesOf(tx: Transaction, reading: FigureReading): Promise<Figures['temps']> {
  const durations = await countDurations(tx, reading, 'terminee', 'statut');
  const held = await repository.sumHeld(tx, reading);
  const passages = Map.groupBy(await countDurations(tx, reading, 'passage', 'statut'), ({ key }) => key);
  return {
    duree: timeOf(durations),
    garde: HELD_BY.map((qui, index) => ({ qui, jours: (held[index] ?? 0) / TENTHS })),
    passages: PASSED_STATUSES.map((statut) => ({
      statut,
      ...timeOf(passages.get(statut) ?? []),
    })).filter(({ n, medianeAvant }) => n > 0 || medianeAvant !== null),
  };
}

async function firstTimesOf(tx: Transaction, reading: FigureReading): Promise<Figures['premierCoup']> {
  const rows = await repository.countAccepted(tx, reading);
  const isCompared = reading.before !== null;
  const parRetours = Array.from({ length: MOST_RETURNS + 1 }, (_, retours) => ({
    retours,
    ...comparedSum(
      rows.filter(({ returns }) => Math.min(returns, MOST_RETURNS) === retours),
      isCompared,
    ),
  }));
  return { acceptees: comparedSum(rows, isCompared), parRetours };
}

async function returnsOf(tx: Transaction, reading: FigureReading): Promise<Figures['retours']> {
  const rows = await repository.countReturns(tx, reading);
  const causes = await repository.countCauses(tx, reading);
  const isCompared = reading.before !== null;
  return {
    tous: comparedSum(rows, isCompared),
    causes: COUNTED_CAUSES.map((cause) => ({
      cause,
      ...comparedSum(
        causes.filter((row) => row.cause === cause),
        isCompared,
      ),
    })),
    par: RETURNERS.map((partie) => ({
      partie,
      ...comparedSum(
        rows.filter(({ party }) => party === partie),
        isCompared,
      ),
    })).filter(({ n, avant }) => n + (avant ?? 0) > 0),
  };
}

async function creationsOf(tx: Transaction, reading: FigureReading): Promise<Figures['creations']> {
  const rows = await countReadableProofs(tx, reading);
  const nameOf = await displayNames(tx);
  return rows.map(({ agence, ...counted }) => ({ agence, nom: nameOf(agence), ...counted }));
}

/** What a query asks, as of today. @throws Refusal VALIDATION of a period */
export async function readingOf(
  db: Db,
  actor: Actor,
  query: FiguresQuery,
  today: string,
): Promise<{ reading: FigureReading; completeAt: string | null }> {
  const { completeAt, first } = await repository.readState(db);
  const { type, agence, smhf } = query;
  const present = askedPeriod(query, today, first);
  const before = comparedPeriod(present, query.comparer ?? 'avant');
  return { reading: { actor, filters: { type, agence, smhf }, present, before, today }, completeAt };
}

/** Every figure from one snapshot, so that parts and sums agree. @throws Refusal VALIDATION of a period */
export function readFigures(
  pool: Pool,
  actor: Actor,
  query: FiguresQuery,
  today: string = parisDay(new Date()),
): Promise<Figures> {
  return inSnapshot(pool, async (tx) => {
    // Sums over a year of many orders: the only query that is worth several processes.
    await tx.query('set local max_parallel_workers_per_gather = 2');
    const { reading, completeAt } = await readingOf(tx, actor, query, today);
    const { present, before } = reading;
    return {
      periode: shown(present),
      avant: before === null ? null : shown(before),
      depuis: query.du !== undefined && present.du > query.du ? present.du : null,
      compteA: completeAt,
      horsListe: await repository.countUnlisted(tx, reading),
      commandes: await ordersOf(tx, reading),
      temps: await timesOf(tx, reading),
      premierCoup: await firstTimesOf(tx, reading),
      retours: await returnsOf(tx, reading),
      creations: await creationsOf(tx, reading),
      delais: await promisesOf(tx, reading),
      comparer: await compareFigures(tx, reading, query.par),
    };
  });
}
