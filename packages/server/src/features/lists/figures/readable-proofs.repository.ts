import type { Transaction } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import type { FigureReading } from './count-figures.repository.ts';
import { ownersOf } from './figure-scope.repository.ts';

/** How many proofs of an agency were compared with their order, and how many had a text to compare. */
export interface ReadableProofs {
  agence: string;
  lisibles: number;
  comparees: number;
}

/** Versions made in the period, by agency, the most first; those of orders with nothing to compare do not count. */
export async function countReadableProofs(
  tx: Transaction,
  { actor, filters, present }: FigureReading,
): Promise<ReadableProofs[]> {
  const values = new Values();
  const conditions = [
    `e.made_on between ${values.add(present.du)}::date and ${values.add(present.au)}::date`,
    ...ownersOf(actor, values),
    ...Object.entries(filters).flatMap(([column, value]) =>
      value === undefined ? [] : [`e.${column} = ${values.add(value)}`],
    ),
  ];
  const { rows } = await tx.query<ReadableProofs>(
    `select coalesce(e.agence, '') as agence, count(*) filter (where e.reason is null)::int as lisibles,
       count(*)::int as comparees
     from proof_comparisons e
     where e.state = 'faite' and e.reason is distinct from 'rien' and ${conditions.join(' and ')}
     group by 1 order by 3 desc, 1`,
    values.list,
  );
  return rows;
}
