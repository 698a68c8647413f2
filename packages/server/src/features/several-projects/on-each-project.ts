import type { ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import { ERRORS, Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyBaseLogger } from 'fastify';
import { failureOf } from '../../http/failures.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { ProjectRefusal } from './act-on-one.ts';

/** Where an action on several projects writes what went wrong with one of them. */
export interface FailureLogs {
  log: Pick<FastifyBaseLogger, 'error'>;
  securityLog: SecurityLog;
}

/** The result of one that was refused, as it stands; of one that is out of scope, or failed, nothing is known. */
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
 * One action on several projects, each in turn and once: one that is refused, or fails, keeps no other back. Results in the
 * order asked (specification/calls.md).
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
