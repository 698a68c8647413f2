import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import { ApiError } from '../../api/api-error.ts';

export type WhomToCall = Pick<ApprovalPage, 'demandeur' | 'telephoneDC'>;

/** The delegate that a dead link's refusal names; null where it names none. */
export function whomToCall(error: unknown): WhomToCall | null {
  if (!(error instanceof ApiError) || typeof error.etat !== 'object' || error.etat === null) return null;
  const { demandeur, telephoneDC } = error.etat as Record<string, unknown>;
  if (typeof demandeur !== 'string' || typeof telephoneDC !== 'string') return null;
  return { demandeur, telephoneDC };
}
