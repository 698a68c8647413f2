import { type PastedLine, readPastedQuotas } from '@ardoise/domain/content/quotas/pasted-quotas.ts';
import type { PlanSource } from '@ardoise/domain/contract/quota-edits.ts';
import { QUOTA_KINDS, type QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { quotaForUse } from '@ardoise/domain/projects/quota-forecast.ts';
import { type GridLine, lineName } from './use-quota-grid.ts';

/** One figure that a fill would change. */
export interface FilledCell {
  smhf: string;
  name: string;
  kind: QuotaKind;
  was: number | null;
  now: number;
  version: number;
}

/** A dry run: what would change, and the lines that are refused. */
export interface PlanFill {
  cells: FilledCell[];
  refused: Extract<PastedLine, { probleme: string }>[];
}

function changesOf(
  lines: readonly GridLine[],
  figureOf: (line: GridLine, kind: QuotaKind) => number | null | undefined,
): FilledCell[] {
  return lines.flatMap((line) =>
    QUOTA_KINDS.flatMap((kind) => {
      const { annuel: was, version } = line.cellules[kind];
      const now = figureOf(line, kind);
      if (now === null || now === undefined || now === was) return [];
      return [{ smhf: line.smhf, name: lineName(line), kind, was, now, version }];
    }),
  );
}

/** Last year's quotas as the figures of the next; one that was never set stays to be set. */
export function fillFromLastYear(lines: readonly GridLine[]): PlanFill {
  return { cells: changesOf(lines, ({ cellules }, kind) => cellules[kind].precedent.annuel), refused: [] };
}

/** The units that will have been used, rounded up to five. */
export function fillFromForecast(lines: readonly GridLine[]): PlanFill {
  return {
    cells: changesOf(lines, ({ cellules }, kind) => quotaForUse(cellules[kind].precedent.prevues)),
    refused: [],
  };
}

/** Four columns of a spreadsheet. */
export function fillFromPaste(lines: readonly GridLine[], text: string): PlanFill {
  const read = readPastedQuotas(text, lines);
  const good = new Map(
    read.flatMap((line) => ('annuels' in line ? [[line.smhf, line.annuels] as const] : [])),
  );
  const cells = changesOf(lines, ({ smhf }, kind) => good.get(smhf)?.[kind]);
  return { cells, refused: read.filter((line) => 'probleme' in line) };
}

/** Title of each fill's dry run. */
export const FILL_TITLES: Record<Exclude<PlanSource, 'saisie'>, (annee: number) => string> = {
  reprise: (annee) => `Reprendre les quotas ${annee - 1}`,
  previsions: (annee) => `Partir des prévisions ${annee - 1}`,
  collage: (annee) => `Coller les quotas ${annee}`,
};
