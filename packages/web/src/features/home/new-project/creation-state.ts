import { ERRORS } from '@ardoise/domain/base/errors.ts';
import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { medalOf } from '@ardoise/domain/outlets/outlet-prefill.ts';
import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { isEligibleMedal, notEligible } from '@ardoise/domain/rules/eligibility.ts';
import { quotaRefusal } from '@ardoise/domain/rules/quota.ts';
import { ApiError, mayPassLater, messageOf } from '../../../api/api-error.ts';
import type { QuotaLeft, TileQuota } from '../kind-tile.ts';

/** Whether a project can be created for the found outlet. */
export type CreationState =
  | { can: 'begin' }
  /** After confirming the alert in the dialog. */
  | { can: 'confirm'; left: QuotaLeft }
  /** A retry may succeed. */
  | { can: 'retry'; message: string; left: QuotaLeft | null }
  | { can: 'never'; message: string };

interface CreationFacts {
  type: ProjectType;
  /** Null where the number is checked later. */
  record: OutletRecord | null;
  /** For the kind; null is no condition, undefined not loaded yet. */
  medals: readonly string[] | null | undefined;
  /** The quota of the user's own SMHF; an administrator gets it from the server. */
  quota: TileQuota | null;
  /** Units left from the server's request for confirmation. */
  told: QuotaLeft | null;
  /** Error of the last attempt. */
  error: unknown;
}

/** State of the dialog for an outlet before the creation; the server checks all of it again. */
export function creationState({ type, record, medals, quota, told, error }: CreationFacts): CreationState {
  const code = typeCodeOf(type);
  if (record !== null && medals !== undefined && !isEligibleMedal(medalOf(record), medals))
    return { can: 'never', message: notEligible(code) };
  if (quota?.state === 'DEPASSE') return { can: 'never', message: ERRORS[quotaRefusal(code)].message };
  const left = told ?? (quota?.confirm ? quota : null);
  if (error) {
    const message = messageOf(error);
    return mayPassLater(error) ? { can: 'retry', message, left } : { can: 'never', message };
  }
  return left === null ? { can: 'begin' } : { can: 'confirm', left };
}

const CONFIRMED_BY_FIGURES: readonly string[] = ['QUOTA_A_CONFIRMER', 'VERSION'];

/** The server's remaining units, when a confirmation is needed, or the confirmed number is out of date. */
export function leftOf(error: unknown): QuotaLeft | null {
  if (!(error instanceof ApiError && CONFIRMED_BY_FIGURES.includes(error.code))) return null;
  const { restant, avenir, statut } = error.etat as {
    restant: number;
    avenir: number;
    statut: QuotaLeft['state'];
  };
  return { remaining: restant, upcoming: avenir, state: statut };
}
