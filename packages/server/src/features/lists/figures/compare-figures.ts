import type { FigureLine, Figures } from '@ardoise/domain/contract/figures.ts';
import { COUNTED_CAUSES } from '@ardoise/domain/projects/return-causes.ts';
import { BY_PERSON, COMPARES, type ComparedBy, type FigureNature } from '@ardoise/domain/rules/figures.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { displayNames, type NameOf } from '../../base/people/display-names.ts';
import type { FigureReading } from './count-figures.repository.ts';
import type { CountedDuration } from './durations.repository.ts';
import {
  type CountedLine,
  countLineCauses,
  countLineDurations,
  countLines,
} from './figure-lines.repository.ts';
import { comparedSum, timeOf } from './figure-sums.ts';
import { keptOf } from './promise-figures.ts';

/** Usernames, which are shown by name. */
const NAMED: readonly ComparedBy[] = ['agence', 'smhf', ...BY_PERSON];

type Cause = Awaited<ReturnType<typeof countLineCauses>>[number];

function firstCause(causes: readonly Cause[]): FigureLine['cause'] {
  const [most] = causes.toSorted(
    (one, other) =>
      other.n - one.n || COUNTED_CAUSES.indexOf(one.cause) - COUNTED_CAUSES.indexOf(other.cause),
  );
  return most === undefined ? null : { cause: most.cause, n: most.n };
}

function lineOf(
  { cle, nom }: { cle: string; nom: string },
  rows: readonly CountedLine[],
  causes: readonly Cause[],
  durations: readonly CountedDuration[],
  { isCompared, by }: { isCompared: boolean; by: ComparedBy },
): FigureLine {
  const of = (nature: FigureNature) => rows.filter((row) => row.nature === nature);
  const counts = {
    cle,
    nom,
    faites: comparedSum(of('faite'), isCompared),
    terminees: comparedSum(of('terminee'), isCompared),
  };
  if (BY_PERSON.includes(by))
    return { ...counts, duree: null, premierCoup: null, retours: null, cause: null, creations: null };
  const accepted = of('acceptee');
  const all = comparedSum(accepted, isCompared);
  return {
    ...counts,
    duree: timeOf(durations),
    premierCoup: {
      ...comparedSum(
        accepted.filter(({ value }) => value === true),
        isCompared,
      ),
      sur: all.n,
      surAvant: all.avant,
    },
    retours: comparedSum(of('retour'), isCompared),
    cause: firstCause(causes),
    creations: keptOf(
      of('delai').map((row) => ({ ...row, kept: row.value === true })),
      isCompared,
    ),
  };
}

function nameOfLine(key: string, by: ComparedBy, nameOf: NameOf): string {
  if (!NAMED.includes(by)) return key;
  return key === '' ? '—' : nameOf(key);
}

/** The five answers side by side: by agency, support, person or month. */
export async function compareFigures(
  tx: Transaction,
  reading: FigureReading,
  asked: ComparedBy | undefined,
): Promise<Figures['comparer']> {
  const [first, ...others] = COMPARES[reading.actor.role] ?? ['support'];
  const by = [first, ...others].find((one) => one === asked) ?? first;
  const rows = await countLines(tx, reading, by);
  const durations = Map.groupBy(await countLineDurations(tx, reading, by), ({ key }) => key);
  const causes = Map.groupBy(await countLineCauses(tx, reading, by), ({ key }) => key);
  const nameOf = await displayNames(tx);
  const view = { isCompared: reading.before !== null, by };
  // Of months only the present ones: those before are another line's.
  const listed = by === 'mois' ? rows.filter(({ present }) => present) : rows;
  const lignes = [...Map.groupBy(listed, ({ key }) => key)].map(([key, group]) =>
    lineOf(
      { cle: key, nom: nameOfLine(key, by, nameOf) },
      group,
      causes.get(key) ?? [],
      durations.get(key) ?? [],
      {
        ...view,
        isCompared: view.isCompared && by !== 'mois',
      },
    ),
  );
  return { par: by, lignes: lignes.toSorted((one, other) => one.nom.localeCompare(other.nom, 'fr')) };
}
