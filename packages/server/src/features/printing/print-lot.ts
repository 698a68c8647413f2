import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { LotAction, printLot as lotCall, PrintResult } from '@ardoise/domain/contract/printing.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import type { MailQueue } from '../mails/mail-queue.ts';
import { type FailureLogs, failedResult } from '../projects/failed-result.ts';
import { archiveAddress } from './archive-address.ts';
import { createArchive } from './archives.repository.ts';
import { moveForPrinter, type Printed, PrintRefusal } from './move-for-printer.ts';

function wordsFor(action: LotAction, { statut, moved }: Printed): string {
  if (moved) return `Passé en «\u00a0${statut}\u00a0».`;
  return action === 'telecharger'
    ? `Déjà en «\u00a0${statut}\u00a0»\u00a0: le fichier est redonné, rien ne change.`
    : `Déjà en «\u00a0${statut}\u00a0»\u00a0: rien ne change.`;
}

function refusedResult(id: string, error: unknown, logs: FailureLogs): PrintResult {
  if (error instanceof PrintRefusal) {
    const { nameProjet, statut, message } = error;
    return { id, nameProjet, fait: false, statut, message };
  }
  return failedResult(id, error, logs);
}

/**
 * A printer's action on several projects, each in its own transaction: one that is refused, or fails, keeps no other back.
 * What was moved is committed before the zip is offered (3-decisions.md section 5).
 */
export async function printLot(
  given: { pool: Pool; mails: MailQueue } & FailureLogs,
  actor: Actor,
  { ids, action }: BodyOf<typeof lotCall>,
): Promise<ReplyOf<typeof lotCall>> {
  const { pool, mails } = given;
  const resultats: PrintResult[] = [];
  for (const id of new Set(ids)) {
    try {
      const { moved, ...printed } = await moveForPrinter(pool, mails, actor, id, action);
      resultats.push({ ...printed, fait: true, message: wordsFor(action, { ...printed, moved }) });
    } catch (error) {
      resultats.push(refusedResult(id, error, given));
    }
  }
  const done = resultats.filter(({ fait }) => fait).map(({ id }) => id);
  if (action === 'livrer' || done.length === 0) return { resultats, url: null };
  return { resultats, url: archiveAddress(await createArchive(pool, actor.name, 'impression', done)) };
}
