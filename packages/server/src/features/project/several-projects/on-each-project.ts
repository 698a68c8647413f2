import { ERRORS, Refusal } from '@ardoise/domain/base/errors.ts';
import type { ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import type { FastifyBaseLogger } from 'fastify';
import { failureOf } from '../../../http/failures.ts';
import type { SecurityLog } from '../../base/security-log/security-log.ts';
import { ProjectRefusal } from './act-on-one.ts';

/** Logs for failures of an action on several projects. */
export interface FailureLogs {
  log: Pick<FastifyBaseLogger, 'error'>;
  securityLog: SecurityLog;
}

/** Result of a refused project, with its state; empty state if it is out of scope, or failed. */
function resultOf(id: string, error: unknown, { log, securityLog }: FailureLogs): ProjectResult {
  const nothing = { id, nameProjet: '', fait: false, statut: null };
  if (error instanceof Refusal && error.code === 'INTROUVABLE') {
    securityLog.note({ event: 'refus_portee', object: 'plusieurs projets' });
    return { ...nothing, message: 'Projet introuvable.' };
  }
  if (error instanceof ProjectRefusal) {
    const { name_projet: nameProjet, statut } = error.project;
    const stale = error.code === 'VERSION' ? { modifie: true as const } : {};
    return { ...nothing, nameProjet, statut, message: error.message, ...stale };
  }
  log.error({ err: error, project: id }, 'an action on one of several projects failed');
  return { ...nothing, message: ERRORS[failureOf(error) ?? 'INTERNE'].message };
}

/**
 * Runs an action on several projects, sequentially and once each: a refusal or failure does not block the others.
 * Results in the order of the request (specification/calls.md).
 */
export async function onEachProject<Asked extends { id: string }>(
  logs: FailureLogs,
  asked: readonly Asked[],
  act: (one: Asked) => Promise<ProjectResult>,
): Promise<ProjectResult[]> {
  const results: ProjectResult[] = [];
  for (const one of new Map(asked.map((each) => [each.id, each])).values())
    results.push(await act(one).catch((error: unknown) => resultOf(one.id, error, logs)));
  return results;
}
