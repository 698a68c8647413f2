import type { ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { type FailureLogs, onEachProject } from '../../project/several-projects/on-each-project.ts';
import { actOnProject } from './act-on-project.ts';
import type { AskedAction } from './judge-action.ts';

/** Runs the action on each project in turn, at the version that was displayed. */
export async function runBulk(
  given: { pool: Pool; mails: MailQueue } & FailureLogs,
  actor: Actor,
  asked: AskedAction,
  projects: readonly { id: string; version?: number | undefined }[],
): Promise<{ resultats: ProjectResult[] }> {
  const { pool, mails } = given;
  const resultats = await onEachProject(given, projects, (one) =>
    actOnProject(pool, mails, actor, asked, one),
  );
  return { resultats };
}
