import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { PASSED_STATUSES } from '@ardoise/domain/rules/figures.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import type { FigureReading } from './count-figures.repository.ts';
import { countedConditions, dueSql, EVENTS, periodSql, readPromises } from './figure-scope.repository.ts';

/** What a period counts of one order. */
export interface FigureRow {
  num_projet: string;
  name_projet: string;
  type: ProjectType;
  agence: string | null;
  smhf: string | null;
  /** Days, yyyy-MM-dd. */
  faite: string | null;
  terminee: string | null;
  arretee: string | null;
  acceptee: string | null;
  /** Tenths of a working day from the signature to the end. */
  tenths: number | null;
  /** Before the first accord. */
  returns: number | null;
  retours: number;
  causes: string[];
  tenus: number;
  retards: number;
  /** Tenths of a working day by status, in the order of `PASSED_STATUSES`; null without a passage. */
  passages: (number | null)[];
}

function ofPeriod({ actor, filters, present, today }: FigureReading, values: Values): string {
  const { isPresent } = periodSql({ present, before: null }, values);
  return `${isPresent} and ${countedConditions(actor, filters, values)} and (e.nature <> 'delai' or ${dueSql(today, values)} and ${readPromises(actor, values)})`;
}

/** The orders of which something is counted, in order. */
export async function listCounted(db: Db, reading: FigureReading): Promise<string[]> {
  const values = new Values();
  const { rows } = await db.query<{ id: string }>(
    `select distinct e.project_id as id from ${EVENTS} where ${ofPeriod(reading, values)} order by 1`,
    values.list,
  );
  return rows.map(({ id }) => id);
}

const dayOf = (nature: string) => `max(e.day) filter (where e.nature = '${nature}')::text as ${nature}`;

/** What is counted of these orders, in order. */
export async function readFigureRows(
  db: Db,
  reading: FigureReading,
  ids: readonly string[],
): Promise<FigureRow[]> {
  const values = new Values(ids);
  const passages = PASSED_STATUSES.map(
    (statut) => `sum(e.tenths) filter (where e.nature = 'passage' and e.statut = ${values.add(statut)})`,
  );
  const { rows } = await db.query<FigureRow>(
    `select p.num_projet, p.name_projet, p.type, p.agence, p.smhf, counted.* from (
       select e.project_id, ${['faite', 'terminee', 'arretee', 'acceptee'].map(dayOf).join(', ')},
         max(e.tenths) filter (where e.nature = 'terminee') as tenths,
         max(e.returns) filter (where e.nature = 'acceptee')::int as returns,
         count(*) filter (where e.nature = 'retour')::int as retours,
         string_to_array(string_agg(array_to_string(e.causes, '|'), '|') filter (where e.causes <> '{}'), '|') as causes,
         count(*) filter (where e.nature = 'delai' and e.kept)::int as tenus,
         count(*) filter (where e.nature = 'delai' and not e.kept)::int as retards,
         array[${passages.join(', ')}]::int[] as passages
       from ${EVENTS} where e.project_id = any($1) and ${ofPeriod(reading, values)} group by e.project_id) counted
     join projects p on p.id = counted.project_id order by p.id`,
    values.list,
  );
  return rows;
}
