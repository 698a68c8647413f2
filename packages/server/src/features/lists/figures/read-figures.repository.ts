import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { CountedCause } from '@ardoise/domain/projects/return-causes.ts';
import { type FigureNature, HELD_BY, type HeldBy, type PromisedIn } from '@ardoise/domain/rules/figures.ts';
import type { Party } from '@ardoise/domain/rules/holder.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { type Counted, count, type FigureReading } from './count-figures.repository.ts';
import { dueSql, isSummed, periodSql, readPromises, uncountedConditions } from './figure-scope.repository.ts';
import { causesOf } from './return-causes.repository.ts';

/** Orders by what became of them, support and day. */
export function countOrders(db: Db, reading: FigureReading) {
  return count<Counted & { nature: FigureNature; type: ProjectType; day: string }>(
    db,
    reading,
    ['faite', 'terminee', 'arretee'],
    { nature: 'e.nature', type: 'e.type', day: 'e.day::text' },
  );
}

/** Tenths of finished orders with each party (`HELD_BY`), in the present period. */
export async function sumHeld(db: Db, reading: FigureReading): Promise<number[]> {
  const { actor, filters } = reading;
  const present = { ...reading, before: null };
  if (isSummed(actor, filters)) {
    const rows = await count<Counted & { by: HeldBy }>(db, present, ['garde'], { by: 'e.statut' });
    return HELD_BY.map((each) => rows.find(({ by }) => by === each)?.n ?? 0);
  }
  const sums = Object.fromEntries(HELD_BY.map((by, place) => [by, `sum(e.held[${place + 1}])::int`]));
  const [row] = await count<Counted & Record<HeldBy, number>>(db, present, ['terminee'], {}, { sums });
  return HELD_BY.map((by) => row?.[by] ?? 0);
}

/** Accepted proofs by their returns before. */
export function countAccepted(db: Db, reading: FigureReading) {
  return count<Counted & { returns: number }>(db, reading, ['acceptee'], { returns: 'e.returns' });
}

/** Returns by who sent back. */
export function countReturns(db: Db, reading: FigureReading) {
  return count<Counted & { party: Party }>(db, reading, ['retour'], { party: 'e.party' });
}

/** Returns by each of their causes. */
export function countCauses(db: Db, reading: FigureReading) {
  const { nature, cause, from } = causesOf(reading);
  return count<Counted & { cause: CountedCause }>(db, reading, [nature], { cause }, { from });
}

/** A group of promises; those still open, by the day on which they fell due. */
export interface CountedPromises extends Counted {
  statut: PromisedIn;
  party: Party;
  promiser: string | null;
  kept: boolean;
  openSince: string | null;
  /** Working days late, of those that were met late. */
  late: number | null;
}

/** Promises that fell due by today. */
export function countPromises(db: Db, reading: FigureReading) {
  return count<CountedPromises>(
    db,
    reading,
    ['delai'],
    {
      statut: 'e.statut',
      party: 'e.party',
      promiser: 'e.promiser',
      kept: 'e.kept',
      openSince: 'case when e.open then e.day::text end',
    },
    {
      where: (values) => `${dueSql(reading.today, values)} and ${readPromises(reading.actor, values)}`,
      sums: { late: 'sum(e.late)::int' },
    },
  );
}

/** Orders made in the present period that its reader's lists do not show today: deleted, or another's. */
export async function countUnlisted(
  db: Db,
  { actor, filters, present }: FigureReading,
): Promise<{ effacees: number; plusSuivies: number }> {
  const values = new Values();
  const { isPresent } = periodSql({ present, before: null }, values);
  const { rows } = await db.query<{ effacees: number; plusSuivies: number }>(
    `select count(*) filter (where e.gone)::int as effacees, count(*) filter (where not e.gone)::int as "plusSuivies"
     from figure_events e where e.nature = 'faite' and ${isPresent} and ${uncountedConditions(actor, filters, values)}`,
    values.list,
  );
  return rows[0] ?? { effacees: 0, plusSuivies: 0 };
}

/** When everything was counted last, and the first day of any figure; null where nothing was yet. */
export async function readState(db: Db): Promise<{ completeAt: string | null; first: string | null }> {
  const { rows } = await db.query<{ completeAt: string | null; first: string | null }>(
    `select complete_at as "completeAt", (select min(day)::text from figure_events where nature = 'faite') as first
     from figures_state`,
  );
  return rows[0] ?? { completeAt: null, first: null };
}
