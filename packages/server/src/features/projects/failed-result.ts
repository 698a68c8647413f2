import { ERRORS, Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyBaseLogger } from 'fastify';
import { failureOf } from '../../http/failures.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

/** Where an action on several projects writes what went wrong with one of them. */
export interface FailureLogs {
  log: Pick<FastifyBaseLogger, 'error'>;
  securityLog: SecurityLog;
}

/** The result of one of several projects that is out of scope, or failed: nothing is known of it, and no other is kept back. */
export function failedResult(id: string, error: unknown, { log, securityLog }: FailureLogs) {
  const unknown = error instanceof Refusal && error.code === 'INTROUVABLE';
  if (unknown) securityLog.note({ event: 'refus_portee', object: 'plusieurs projets' });
  else log.error({ err: error, project: id }, 'an action on one of several projects failed');
  const message = unknown ? 'Projet introuvable.' : ERRORS[failureOf(error) ?? 'INTERNE'].message;
  return { id, nameProjet: '', fait: false, statut: null, message };
}
