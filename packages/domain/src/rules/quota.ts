import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import type { QuotaKind, TypeCode } from '../projects/kinds.ts';
import { STAGES } from '../projects/stages.ts';
import { isBeforeSubmission, type Status } from '../projects/statuses.ts';

/** The quota that projects of a `typeProjet` draw on; null where units are not counted. */
export function quotaKindOf(typeProjet: TypeCode): QuotaKind | null {
  return KIND_FACTS[typeProjet].quota?.kind ?? null;
}

/** Error code of a creation once no unit of this `typeProjet` is left. */
export function quotaRefusal(typeProjet: TypeCode): 'QUOTA' | 'QUOTA_PDA' {
  return KIND_FACTS[typeProjet].quota?.refusal ?? 'QUOTA';
}

/** The columns that a project can count in. */
export const QUOTA_COLUMNS = ['avenir', 'creation', 'imprime', 'digital', 'annule'] as const;
export type QuotaColumn = (typeof QUOTA_COLUMNS)[number];

export interface QuotaFigures extends Record<QuotaColumn, number> {
  annuel: number;
}

export type QuotaState = 'OK' | 'ALERTE' | 'DEPASSE';

/** At or below this many units, a creation requires confirmation, until head office changes it. */
export const LOW_QUOTA = 10;

export function remainingQuota(figures: QuotaFigures): number {
  return figures.annuel - (figures.creation + figures.imprime + figures.digital + figures.annule);
}

/** Used units over the year's, in percent; a year without units is at 100 as soon as one is used. */
export function quotaPercentage(figures: QuotaFigures): number {
  const used = figures.annuel - remainingQuota(figures);
  if (figures.annuel <= 0) return used > 0 ? 100 : 0;
  return Math.round((used / figures.annuel) * 100);
}

/** DEPASSE: nothing left. ALERTE: more drafts than units left, for the kinds with that alert. */
export function quotaState(kind: QuotaKind, figures: QuotaFigures): QuotaState {
  const remaining = remainingQuota(figures);
  if (remaining <= 0) return 'DEPASSE';
  return KIND_FACTS[kind].quota?.alertsOfDrafts === true && figures.avenir > remaining ? 'ALERTE' : 'OK';
}

/** Whether a creation must be confirmed first; `low` is head office's threshold (specification/quotas.md#states). */
export function needsQuotaConfirmation(kind: QuotaKind, figures: QuotaFigures, low: number): boolean {
  return quotaState(kind, figures) === 'ALERTE' || remainingQuota(figures) <= low;
}

/** Input of a project's column. `consumed`: it has consumed a unit; `printed`: the order is to be printed. */
export interface QuotaFacts {
  statut: Status;
  consumed: boolean;
  deleted: boolean;
  digital: boolean;
  toBePrinted: boolean;
}

const STOPPED: readonly Status[] = STAGES.stopped;
const DELIVERED: readonly Status[] = STAGES.delivered;

/** The column that a project counts in, or none. The database updates the sums per column in the same transaction. */
export function quotaColumn(facts: QuotaFacts): QuotaColumn | null {
  if (!facts.consumed) return !facts.deleted && isBeforeSubmission(facts.statut) ? 'avenir' : null;
  if (facts.deleted || STOPPED.includes(facts.statut)) return 'annule';
  if (DELIVERED.includes(facts.statut) && (facts.digital || !facts.toBePrinted)) return 'digital';
  if (facts.statut === 'Imprimé' || DELIVERED.includes(facts.statut)) return 'imprime';
  return 'creation';
}
