import { quotaEffect, readUnits } from '@ardoise/domain/content/quotas/quota-cell.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { counted, NBSP } from '../../../components/format-number.ts';
import { type GridLine, lineName } from './use-quota-grid.ts';

/** What is typed in the dialog. */
export interface TransferValues {
  de: string;
  a: string;
  typeProjet: QuotaKind;
  unites: string;
  motif: string;
}

/** One side: its quota before and after, and what is left then. */
export interface TransferSide {
  smhf: string;
  name: string;
  before: number;
  after: number;
  restant: number;
  version: number;
}

export interface TransferPreview {
  units: number;
  /** Units that can be transferred. */
  most: number;
  giver: TransferSide;
  taker: TransferSide | undefined;
  warning: string | undefined;
}

function sideOf(line: GridLine, kind: QuotaKind, delta: number): TransferSide {
  const cell = line.cellules[kind];
  const before = cell.annuel ?? 0;
  const after = before + delta;
  const { restant } = quotaEffect(kind, after, cell);
  return { smhf: line.smhf, name: lineName(line), before, after, restant, version: cell.version };
}

function warningOf(line: GridLine, kind: QuotaKind, after: number): string | undefined {
  const cell = line.cellules[kind];
  const { restant, statut } = quotaEffect(kind, after, cell);
  const name = lineName(line);
  if (statut === 'DEPASSE')
    return `${name} n’aura plus d’unité${NBSP}: ses délégués commerciaux ne pourront plus créer.`;
  if (statut !== 'ALERTE' || KIND_FACTS[kind].quota?.alertsOfDrafts !== true) return undefined;
  return `${name} a ${counted(cell.avenir, 'brouillon', 'brouillons')} pour ${counted(restant, 'unité restante', 'unités restantes')}${NBSP}: ses délégués commerciaux verront l’alerte de quota.`;
}

/** What a transfer would leave on both sides; undefined without a giver. */
export function previewTransfer(
  lines: readonly GridLine[],
  { de, a, typeProjet, unites }: Pick<TransferValues, 'de' | 'a' | 'typeProjet' | 'unites'>,
): TransferPreview | undefined {
  const from = lines.find(({ smhf }) => smhf === de);
  if (from === undefined) return undefined;
  const to = lines.find(({ smhf }) => smhf === a);
  const units = readUnits(unites) ?? 0;
  const cell = from.cellules[typeProjet];
  const most = Math.max(0, (cell.annuel ?? 0) - cell.utilisees);
  const giver = sideOf(from, typeProjet, -units);
  return {
    units,
    most,
    giver,
    taker: to && sideOf(to, typeProjet, units),
    warning: units > 0 && units <= most ? warningOf(from, typeProjet, giver.after) : undefined,
  };
}
