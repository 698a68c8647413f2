import { KIND_FACTS } from '../kinds/kind-facts.ts';
import type { QuotaKind, TypeCode } from './kinds.ts';
import { isBeforeSubmission, type Status } from './statuses.ts';

/** The quota that projects of a `typeProjet` draw on; null where their units are not counted. */
export function quotaKindOf(typeProjet: TypeCode): QuotaKind | null {
  return KIND_FACTS[typeProjet].quota?.kind ?? null;
}

/** What a creation is refused with once no unit of this `typeProjet` is left. */
export function quotaRefusal(typeProjet: TypeCode): 'QUOTA' | 'QUOTA_PDA' {
  return KIND_FACTS[typeProjet].quota?.refusal ?? 'QUOTA';
}

/** The columns a project may be counted in. */
export const QUOTA_COLUMNS = ['avenir', 'creation', 'imprime', 'digital', 'annule'] as const;
export type QuotaColumn = (typeof QUOTA_COLUMNS)[number];

export interface QuotaFigures extends Record<QuotaColumn, number> {
  annuel: number;
}

export type QuotaState = 'OK' | 'ALERTE' | 'DEPASSE';

/** At or below this many units, a creation asks for confirmation. */
export const LOW_QUOTA = 10;

export function remainingQuota(figures: QuotaFigures): number {
  return figures.annuel - (figures.creation + figures.imprime + figures.digital + figures.annule);
}

/** Used units over the year's, in percent; a year without units is full as soon as anything is used. */
export function quotaPercentage(figures: QuotaFigures): number {
  const used = figures.annuel - remainingQuota(figures);
  if (figures.annuel <= 0) return used > 0 ? 100 : 0;
  return Math.round((used / figures.annuel) * 100);
}

/** DEPASSE: nothing left. ALERTE: more drafts than what is left, of the kinds that alert of them. */
export function quotaState(kind: QuotaKind, figures: QuotaFigures): QuotaState {
  const remaining = remainingQuota(figures);
  if (remaining <= 0) return 'DEPASSE';
  return KIND_FACTS[kind].quota?.alertsOfDrafts === true && figures.avenir > remaining ? 'ALERTE' : 'OK';
}

/** Whether a creation must be confirmed first (specification/quotas.md#states). */
export function needsQuotaConfirmation(kind: QuotaKind, figures: QuotaFigures): boolean {
  return quotaState(kind, figures) === 'ALERTE' || remainingQuota(figures) <= LOW_QUOTA;
}

/** What the column of a project depends on. `consumed`: a unit is held; `printed`: the order asks for printing. */
export interface QuotaFacts {
  statut: Status;
  consumed: boolean;
  deleted: boolean;
  digital: boolean;
  toBePrinted: boolean;
}

const STOPPED: readonly Status[] = ['Annulé', 'Rejeté'];
const DELIVERED: readonly Status[] = ['Livré', 'Terminé'];

/** The column a project counts in, or none. The database keeps the sums of this column in the same transaction. */
export function quotaColumn(facts: QuotaFacts): QuotaColumn | null {
  if (!facts.consumed) return !facts.deleted && isBeforeSubmission(facts.statut) ? 'avenir' : null;
  if (facts.deleted || STOPPED.includes(facts.statut)) return 'annule';
  if (DELIVERED.includes(facts.statut) && (facts.digital || !facts.toBePrinted)) return 'digital';
  if (facts.statut === 'Imprimé' || DELIVERED.includes(facts.statut)) return 'imprime';
  return 'creation';
}
