import type { Compared } from '@ardoise/domain/contract/figures.ts';
import { FEWEST_FOR_A_DURATION } from '@ardoise/domain/rules/figures.ts';
import type { Counted } from './count-figures.repository.ts';

const TENTHS = 10;

export function sumOf(rows: readonly Counted[]): number {
  return rows.reduce((sum, { n }) => sum + n, 0);
}

/** Of the present period, and of the one that it is compared with. */
export function comparedSum(rows: readonly Counted[], isCompared: boolean): Compared {
  return {
    n: sumOf(rows.filter(({ present }) => present)),
    avant: isCompared ? sumOf(rows.filter(({ present }) => !present)) : null,
  };
}

/** The smallest duration that `share` of the cases do not exceed (`percentile_disc`), in working days; null for too few. */
function quantile(rows: readonly { tenths: number; n: number }[], share: number): number | null {
  const all = rows.reduce((sum, { n }) => sum + n, 0);
  if (all < FEWEST_FOR_A_DURATION) return null;
  // Of one duration there may be several rows, and some take away.
  const often = Map.groupBy(rows, ({ tenths }) => tenths);
  let seen = 0;
  const found = [...often.keys()]
    .toSorted((one, other) => one - other)
    .find((tenths) => {
      seen += (often.get(tenths) ?? []).reduce((sum, { n }) => sum + n, 0);
      return seen >= share * all;
    });
  return found === undefined ? null : found / TENTHS;
}

const HALF = 0.5;
const NINE_TENTHS = 0.9;

/** Median and ninth decile of durations, in working days, and the median before. */
export function timeOf(rows: readonly (Counted & { tenths: number })[]) {
  const present = rows.filter((row) => row.present);
  return {
    n: sumOf(present),
    mediane: quantile(present, HALF),
    decile: quantile(present, NINE_TENTHS),
    medianeAvant: quantile(
      rows.filter((row) => !row.present),
      HALF,
    ),
  };
}
