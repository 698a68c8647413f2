import type { CountedCause } from '@ardoise/domain/projects/return-causes.ts';
import { type ComparedBy, type FigureNature, PROOF_PROMISED_IN } from '@ardoise/domain/rules/figures.ts';
import type { Db } from '../../../db/transaction.ts';
import { type Counted, count, type FigureReading } from './count-figures.repository.ts';
import { type CountedDuration, countDurations, type DurationKey } from './durations.repository.ts';
import { dueSql, eventsOf } from './figure-scope.repository.ts';
import { causesOf, EACH_CAUSE } from './return-causes.repository.ts';

const PROJECT = 'join projects p on p.id = e.project_id';
/** By what events are compared; the sums know only those without `from` but the SMHF. */
const KEYS: Record<ComparedBy, { sql: string; from?: string; duration?: DurationKey }> = {
  agence: { sql: "coalesce(e.agence, '')", duration: 'agence' },
  support: { sql: 'e.type', duration: 'type' },
  smhf: { sql: "coalesce(e.smhf, '')" },
  mois: { sql: "to_char(e.day, 'YYYY-MM-01')" },
  mdv: { sql: "coalesce(p.mdv, '')", from: PROJECT },
  dc: { sql: "coalesce(p.dc, '')", from: PROJECT },
};

const ONLY_IN_EVENTS: readonly ComparedBy[] = ['smhf', 'mdv', 'dc'];

const sourceBy = ({ actor, filters }: FigureReading, by: ComparedBy) =>
  ONLY_IN_EVENTS.includes(by) ? { source: eventsOf(actor, filters) } : {};

/** A group of events of one line of a comparison; `value`: no return before the accord, or a promise that was kept. */
export interface CountedLine extends Counted {
  key: string;
  nature: FigureNature;
  value: boolean | null;
}

const VALUE = "case e.nature when 'acceptee' then e.returns = 0 when 'delai' then e.kept end";

/** What is compared, by line: orders, accepted proofs, returns, promises of a proof. */
export function countLines(db: Db, reading: FigureReading, by: ComparedBy) {
  const { sql, from } = KEYS[by];
  return count<CountedLine>(
    db,
    reading,
    ['faite', 'terminee', 'acceptee', 'retour', 'delai'],
    { key: sql, nature: 'e.nature', value: VALUE },
    {
      ...sourceBy(reading, by),
      from,
      where: (values) =>
        `(e.nature <> 'delai' or e.statut = ${values.add(PROOF_PROMISED_IN)} and ${dueSql(reading.today, values)})`,
    },
  );
}

/** Durations of finished orders by line of a comparison. */
export async function countLineDurations(
  db: Db,
  reading: FigureReading,
  by: ComparedBy,
): Promise<CountedDuration[]> {
  const { sql, from, duration } = KEYS[by];
  if (duration !== undefined) return countDurations(db, reading, 'terminee', duration);
  const source = eventsOf(reading.actor, reading.filters);
  return count<CountedDuration>(
    db,
    reading,
    ['terminee'],
    { key: sql, tenths: 'e.tenths' },
    { source, from },
  );
}

/** Causes of returns by line of a comparison. */
export function countLineCauses(db: Db, reading: FigureReading, by: ComparedBy) {
  const { sql, from = '' } = KEYS[by];
  const isOfEvents = ONLY_IN_EVENTS.includes(by);
  const {
    nature,
    cause,
    from: each,
  } = isOfEvents ? ({ nature: 'retour', cause: 'cause', from: EACH_CAUSE } as const) : causesOf(reading);
  return count<Counted & { key: string; cause: CountedCause }>(
    db,
    { ...reading, before: null },
    [nature],
    { key: sql, cause },
    { ...sourceBy(reading, by), from: `${from} ${each}` },
  );
}
