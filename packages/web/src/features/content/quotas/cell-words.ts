import { quotaEffect } from '@ardoise/domain/content/quotas/quota-cell.ts';
import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { counted, formatNumber, NBSP } from '../../../components/format-number.ts';
import type { QuotaCell } from './use-quota-grid.ts';

/** Whether what is left is emphasised: at or below head office's low quota, or fewer than the drafts. */
export function isLow(
  kind: QuotaKind,
  annuel: number,
  cell: Pick<QuotaCell, 'utilisees' | 'avenir'>,
  low: number,
): boolean {
  const { restant } = quotaEffect(kind, annuel, cell);
  return restant <= low || cell.avenir > restant;
}

/** Warnings of a line, under its SMHF's name: 'quota dépassé', '2 alertes', 'sans quota'. */
export function lineAlert(cells: Readonly<Record<QuotaKind, QuotaCell>>): string {
  const all = Object.entries(cells) as [QuotaKind, QuotaCell][];
  const unset = all.filter(([, { annuel }]) => annuel === null).length;
  if (unset === all.length) return 'sans quota';
  const states = all.flatMap(([kind, cell]) =>
    cell.annuel === null ? [] : [quotaEffect(kind, cell.annuel, cell)],
  );
  const spent = states.filter(({ statut }) => statut === 'DEPASSE').length;
  const alerts = states.filter(({ statut }) => statut === 'ALERTE').length;
  const said = [
    spent > 0 && (spent === 1 ? 'quota dépassé' : `${spent} quotas dépassés`),
    alerts > 0 && counted(alerts, 'alerte', 'alertes'),
    unset > 0 && (unset === 1 ? 'un quota à fixer' : `${unset} quotas à fixer`),
  ];
  return said.filter(Boolean).join(', ');
}

/** What an annual quota would mean, before it is confirmed. */
export interface EffectWords {
  restant: number;
  tone: 'stop' | 'wait' | 'done';
  /** Who is touched, and how. */
  sentence: string;
}

/** Says the effect of a quota on its SMHF's delegates and drafts (specification/quotas.md#changing-quotas). */
export function effectWords(
  kind: QuotaKind,
  annuel: number,
  cell: Pick<QuotaCell, 'utilisees' | 'avenir'>,
  delegues: number,
  low: number,
): EffectWords {
  const { restant, statut } = quotaEffect(kind, annuel, cell);
  const people =
    delegues === 0
      ? 'aucun délégué commercial rattaché'
      : `ses ${counted(delegues, 'délégué commercial', 'délégués commerciaux')}`;
  const who = delegues === 1 ? 'son délégué commercial' : people;
  const drafts = counted(cell.avenir, 'brouillon', 'brouillons');
  if (statut === 'DEPASSE') {
    const waiting =
      cell.avenir === 0 ? '' : ` ${drafts} ne pourr${cell.avenir > 1 ? 'ont' : 'a'} pas partir.`;
    const nobody = delegues === 0 ? 'plus aucune création' : `plus aucune création pour ${who}`;
    return { restant, tone: 'stop', sentence: `Quota dépassé${NBSP}: ${nobody}.${waiting}` };
  }
  if (statut === 'ALERTE')
    return {
      restant,
      tone: 'wait',
      sentence: `${drafts} pour ${counted(restant, 'unité restante', 'unités restantes')}${NBSP}: ses délégués commerciaux verront l’alerte de quota.`,
    };
  if (restant <= low)
    return {
      restant,
      tone: 'wait',
      sentence: `Il reste ${formatNumber(restant)}${NBSP}: chaque création sera à confirmer.`,
    };
  const touched = cell.avenir === 0 ? '' : ` et ${drafts}`;
  return { restant, tone: 'done', sentence: `Pour ${delegues === 0 ? people : who}${touched}.` };
}
