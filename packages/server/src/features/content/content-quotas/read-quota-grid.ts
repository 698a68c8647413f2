import { Refusal } from '@ardoise/domain/base/errors.ts';
import { quotaYearState } from '@ardoise/domain/content/quotas/quota-year.ts';
import type { QuotaGrid } from '@ardoise/domain/contract/quota-edits.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { yearEndUse } from '@ardoise/domain/projects/quota-forecast.ts';
import type { Db } from '../../../db/transaction.ts';
import { readQuotaYears } from '../../base/quotas/quotas.repository.ts';
import { type GridCell, listOpenedYears, readGridCells } from './quota-grid.repository.ts';

type Line = QuotaGrid['lignes'][number];

/** A year and what surrounds it. */
interface Years {
  today: string;
  present: number;
  opened: readonly number[];
}

async function yearsOf(db: Db): Promise<Years & { listed: number[] }> {
  const today = parisDay(new Date());
  const present = Number(today.slice(0, 4));
  const opened = await listOpenedYears(db);
  const known = (await readQuotaYears(db)).filter((year) => year <= present + 1);
  const listed = [...new Set([...known, present, present + 1])].sort((one, other) => one - other);
  return { today, present, opened, listed };
}

function cellOf(row: GridCell, year: number, { today, present }: Years): Line['cellules']['CHR'] {
  const { annuel, version, utilisees, avenir, consumed, utilisees_precedent: used } = row;
  const isPresent = year === present;
  return {
    annuel,
    version,
    utilisees,
    avenir: isPresent ? avenir : 0,
    precedent: {
      annuel: row.annuel_precedent,
      utilisees: used,
      // The forecast is of the present year; an earlier one has ended.
      prevues: year - 1 === present ? yearEndUse({ today, used, avenir, consumed }) : used,
    },
  };
}

function linesOf(rows: readonly GridCell[], year: number, years: Years): Line[] {
  const bySmhf = Map.groupBy(rows, ({ smhf }) => smhf);
  return [...bySmhf.values()].map((cells) => {
    const [{ smhf, prenom, nom, delegues }] = cells as [GridCell];
    const cellules = Object.fromEntries(cells.map((row) => [row.kind, cellOf(row, year, years)]));
    return { smhf, prenom, nom, delegues, cellules: cellules as Line['cellules'] };
  });
}

/**
 * The quotas of a year for head office (specification/quotas.md#a-new-year-and-transfers).
 * @throws Refusal INTROUVABLE for a year that is not listed
 */
export async function readQuotaGrid(db: Db, annee: number): Promise<QuotaGrid> {
  const years = await yearsOf(db);
  const { today, present, opened, listed } = years;
  if (!listed.includes(annee)) throw new Refusal('INTROUVABLE');
  const stateOf = (year: number) => quotaYearState(year, present, opened.includes(year));
  const etat = stateOf(annee);
  const prepared = etat === 'preparation';
  const rows = await readGridCells(db, { year: annee, prepared, today });
  return {
    annee,
    etat,
    annees: listed.map((year) => ({ annee: year, etat: stateOf(year) })),
    repris: prepared && annee === present ? (opened.findLast((year) => year < annee) ?? null) : null,
    lignes: linesOf(rows, annee, years),
  };
}
