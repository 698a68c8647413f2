import type { QuotaKind } from '../../projects/kinds.ts';
import {
  type QuotaFigures,
  type QuotaState,
  quotaPercentage,
  quotaState,
  remainingQuota,
} from '../../rules/quota.ts';

/** The largest annual quota that is accepted. */
export const MOST_UNITS = 99_999;

/** Units used and upcoming of one SMHF and kind in a year. */
export interface QuotaUse {
  utilisees: number;
  avenir: number;
}

/** What an annual quota means for its SMHF. */
export interface QuotaEffect {
  restant: number;
  statut: QuotaState;
  /** Used of the annual quota, in percent. */
  pourcentage: number;
}

/** What is left, and the state that results, with this annual quota (specification/quotas.md#states). */
export function quotaEffect(kind: QuotaKind, annuel: number, { utilisees, avenir }: QuotaUse): QuotaEffect {
  const figures: QuotaFigures = { annuel, creation: utilisees, imprime: 0, digital: 0, annule: 0, avenir };
  return {
    restant: remainingQuota(figures),
    statut: quotaState(kind, figures),
    pourcentage: quotaPercentage(figures),
  };
}

/** An annual quota as typed: digits, spaces between thousands ignored; null for anything else, or above 99,999. */
export function readUnits(typed: string): number | null {
  const digits = typed.replaceAll(/[\s\u202f\u00a0]/g, '');
  if (!/^\d{1,6}$/.test(digits)) return null;
  const units = Number(digits);
  return units <= MOST_UNITS ? units : null;
}
