import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import { ApiError } from '../../api/api-error.ts';

export type WhomToCall = Pick<ApprovalPage, 'demandeur' | 'telephoneDC'>;

/** Contact in the error of an ended link; null without one. */
export function whomToCall(error: unknown): WhomToCall | null {
  if (!(error instanceof ApiError) || typeof error.etat !== 'object' || error.etat === null) return null;
  const { demandeur, telephoneDC } = error.etat as Record<string, unknown>;
  if (typeof demandeur !== 'string' || typeof telephoneDC !== 'string') return null;
  return { demandeur, telephoneDC };
}

/** Whether the token of an ended link opens the page that follows its order. */
export function leadsToOrder(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    typeof error.etat === 'object' &&
    error.etat !== null &&
    (error.etat as { suivi?: unknown }).suivi === true
  );
}
