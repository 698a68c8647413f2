import { ERRORS, type ErrorCode, type Refusal } from '@ardoise/domain/base/errors.ts';
import { OBJECT_ID } from '@ardoise/domain/base/object-id.ts';
import type { SecurityEventName } from '@ardoise/domain/base/security-events.ts';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../../../http/request-origin.ts';

/** The refusals that are security events (specification/security.md#two-logs). */
const LOGGED: Partial<Record<ErrorCode, SecurityEventName>> = {
  ROLE: 'refus_role',
  ORIGINE: 'refus_origine',
  JETON_EXPIRE: 'refus_origine',
  INTROUVABLE: 'refus_portee',
  CLE_INVALIDE: 'refus_cle',
  CLE: 'refus_cle',
};

const OF_A_PROJECT = /\/projets?\/(?:(?!deleteFile)\w+\/)*:id\b/;

/** The project id of a call, if well-formed: arbitrary input is not stored. */
function projectOf({ routeOptions, params }: FastifyRequest): string | null {
  const { id } = (params ?? {}) as { id?: unknown };
  const isOne = OF_A_PROJECT.test(routeOptions.url ?? '') && typeof id === 'string' && OBJECT_ID.test(id);
  return isOne ? id : null;
}

/** Excludes unknown paths, and missing parts of an object in scope. */
function isOfScope({ caller }: FastifyRequest, { message }: Refusal): boolean {
  return caller !== null && message === ERRORS.INTROUVABLE.message;
}

/** Called by the error handler, for all refusals: no feature's call can forget it. */
export function noteRefusal(request: FastifyRequest, refusal: Refusal): void {
  const logged = LOGGED[refusal.code];
  if (logged === undefined || (logged === 'refus_portee' && !isOfScope(request, refusal))) return;
  // An event of their own: those of a minute are one row, and a person's are not a key's.
  const event = request.apiKey === null ? logged : 'refus_cle';
  const { method, url } = request.routeOptions;
  request.server.securityLog.note(
    { event, projectId: projectOf(request), object: `${[method].flat().join('/')} ${url ?? ''}`.trim() },
    originOf(request),
  );
}
