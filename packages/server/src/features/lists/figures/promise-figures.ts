import type { Figures, KeptPromises } from '@ardoise/domain/contract/figures.ts';
import { PROMISED_IN } from '@ardoise/domain/rules/figures.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { workingDaysLate } from '../../project/projects/deadline.ts';
import type { FigureReading } from './count-figures.repository.ts';
import { sumOf } from './figure-sums.ts';
import { type CountedPromises, countPromises } from './read-figures.repository.ts';

/** Kept and late, of the present period and the one before. */
export function keptOf(
  rows: readonly { present: boolean; kept: boolean; n: number }[],
  isCompared: boolean,
): KeptPromises {
  const of = (present: boolean, kept: boolean) =>
    sumOf(rows.filter((row) => row.present === present && row.kept === kept));
  return {
    tenus: of(true, true),
    retards: of(true, false),
    tenusAvant: isCompared ? of(false, true) : null,
    retardsAvant: isCompared ? of(false, false) : null,
  };
}

/** Working days late in the mean, to a tenth; those still open are as late as they are today. Null if none is late. */
function meanLateness(rows: readonly CountedPromises[], today: string): number | null {
  const late = rows.filter(({ present, kept }) => present && !kept);
  const days = late.reduce(
    (sum, { openSince, n, late: met }) =>
      sum + (openSince === null ? (met ?? 0) : n * workingDaysLate(openSince, today)),
    0,
  );
  const cases = sumOf(late);
  return cases === 0 ? null : Math.round((10 * days) / cases) / 10;
}

/** What was promised and fell due, by who promised (specification/figures.md#promises). */
export async function promisesOf(tx: Transaction, reading: FigureReading): Promise<Figures['delais']> {
  const rows = await countPromises(tx, reading);
  const nameOf = await displayNames(tx);
  const isCompared = reading.before !== null;
  const groups = Map.groupBy(rows, ({ statut, promiser }) => `${statut} ${promiser ?? ''}`);
  const lignes = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { statut, promiser, party } = first;
    return [
      {
        qui: promiser ?? '',
        nom: nameOf(promiser),
        partie: party,
        promis: statut,
        ...keptOf(group, isCompared),
        retardMoyen: meanLateness(group, reading.today),
      },
    ];
  });
  const order = (promis: (typeof PROMISED_IN)[number]) => PROMISED_IN.indexOf(promis);
  return {
    tous: { ...keptOf(rows, isCompared), retardMoyen: meanLateness(rows, reading.today) },
    lignes: lignes.toSorted(
      (one, other) => order(one.promis) - order(other.promis) || one.nom.localeCompare(other.nom, 'fr'),
    ),
  };
}
