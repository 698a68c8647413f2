import type { BulkResult } from '@ardoise/domain/contract/bulk.ts';
import { ERRORS, Refusal } from '@ardoise/domain/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { failureOf } from '../../http/failures.ts';
import type { MailQueue } from '../../jobs/mail-queue.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { ActionRefusal, actOnProject } from './act-on-project.ts';
import type { AskedAction } from './judge-action.ts';

interface Logs {
  log: Pick<FastifyBaseLogger, 'error'>;
  securityLog: SecurityLog;
}

function refusedResult(id: string, error: unknown, { log, securityLog }: Logs): BulkResult {
  if (error instanceof ActionRefusal) {
    const { name_projet: nameProjet, statut } = error.project;
    const stale = error.code === 'VERSION' ? { modifie: true as const } : {};
    return { id, nameProjet, fait: false, statut, message: error.message, ...stale };
  }
  const unknown = error instanceof Refusal && error.code === 'INTROUVABLE';
  if (unknown) securityLog.note({ event: 'refus_portee', object: 'plusieurs projets' });
  else log.error({ err: error, project: id }, 'an action on one of several projects failed');
  const message = unknown ? 'Projet introuvable.' : ERRORS[failureOf(error) ?? 'INTERNE'].message;
  return { id, nameProjet: '', fait: false, statut: null, message };
}

/** The action on each project in turn: one that is refused, or fails, keeps no other back. Results in the order asked. */
export async function runBulk(
  given: { pool: Pool; mails: MailQueue } & Logs,
  actor: Actor,
  asked: AskedAction,
  projects: readonly { id: string; version?: number | undefined }[],
): Promise<{ resultats: BulkResult[] }> {
  const resultats: BulkResult[] = [];
  for (const project of new Map(projects.map((one) => [one.id, one])).values()) {
    try {
      resultats.push(await actOnProject(given.pool, given.mails, actor, asked, project));
    } catch (error) {
      resultats.push(refusedResult(project.id, error, given));
    }
  }
  return { resultats };
}
