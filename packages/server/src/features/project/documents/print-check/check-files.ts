import { inTransaction } from '../../../../db/transaction.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import type { AppContext } from '../../../base/app-context.ts';
import { refreshToRedo } from './judge-project.ts';
import { insertFacts, listUnchecked, lockProjectsOf } from './print-check.repository.ts';

/** A file that could not be checked is tried again after that. */
const AGAIN_MS = 10 * 60_000;

/** Of this process, by store: checks under way, which concurrent requests share, and when others failed. */
interface Checks {
  underWay: Map<string, Promise<void>>;
  failedAt: Map<string, number>;
}
const CHECKS = new WeakMap<FileStore, Checks>();

function checksOf(store: FileStore): Checks {
  const kept = CHECKS.get(store) ?? { underWay: new Map(), failedAt: new Map() };
  CHECKS.set(store, kept);
  return kept;
}

type Context = Pick<AppContext, 'pool' | 'files' | 'fileProcess' | 'changes'>;

async function check({ pool, files, fileProcess, changes }: Context, sha256: string): Promise<void> {
  const outcome = await files.withLocal(sha256, (local) => fileProcess.run('printFacts', local, 'account'));
  if (!('result' in outcome)) {
    checksOf(files).failedAt.set(sha256, Date.now());
    return;
  }
  await insertFacts(pool, sha256, outcome.result);
  const changed = await inTransaction(pool, async (tx) => {
    const projects = await lockProjectsOf(tx, sha256);
    const refreshed = [];
    for (const project of projects) if (await refreshToRedo(tx, project)) refreshed.push(project.id);
    return refreshed;
  });
  for (const project of changed) changes.announce({ project });
}

/** Whether a check of these bytes failed not long ago. */
export function hasFailed({ files }: Context, sha256: string): boolean {
  return Date.now() - (checksOf(files).failedAt.get(sha256) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS;
}

/**
 * Checks the bytes of a PDF, once however often it is called meanwhile; never throws, since nothing waits for it that
 * cannot go on without: what could not be checked holds nothing back.
 */
export function checkFile(context: Context, sha256: string): Promise<void> {
  const { underWay, failedAt } = checksOf(context.files);
  let checking = underWay.get(sha256);
  if (checking === undefined) {
    checking = check(context, sha256)
      .catch((error: unknown) => {
        failedAt.set(sha256, Date.now());
        context.fileProcess.report(error);
      })
      .finally(() => underWay.delete(sha256));
    underWay.set(sha256, checking);
  }
  return checking;
}

/** Waits for the checks of a project's execution files, so that its agency cannot send them meanwhile. */
export async function awaitChecks(context: Context, projectId: string): Promise<void> {
  const hashes = await listUnchecked(context.pool, projectId);
  await Promise.all(
    hashes.filter((hash) => !hasFailed(context, hash)).map((hash) => checkFile(context, hash)),
  );
}
