import type { BulkResult } from '@ardoise/domain/contract/bulk.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import type { MailQueue } from '../mails/mail-queue.ts';
import { type FailureLogs, failedResult } from '../projects/failed-result.ts';
import { ActionRefusal, actOnProject } from './act-on-project.ts';
import type { AskedAction } from './judge-action.ts';

function refusedResult(id: string, error: unknown, logs: FailureLogs): BulkResult {
  if (error instanceof ActionRefusal) {
    const { name_projet: nameProjet, statut } = error.project;
    const stale = error.code === 'VERSION' ? { modifie: true as const } : {};
    return { id, nameProjet, fait: false, statut, message: error.message, ...stale };
  }
  return failedResult(id, error, logs);
}

/** The action on each project in turn: one that is refused, or fails, keeps no other back. Results in the order asked. */
export async function runBulk(
  given: { pool: Pool; mails: MailQueue } & FailureLogs,
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
