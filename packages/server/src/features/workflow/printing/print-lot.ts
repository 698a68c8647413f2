import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { LotAction, printLot as lotCall } from '@ardoise/domain/contract/printing.ts';
import { movedInto } from '@ardoise/domain/projects/printing.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { type FailureLogs, onEachProject } from '../../project/several-projects/on-each-project.ts';
import { archiveAddress } from './archive-address.ts';
import { createArchive } from './archives.repository.ts';
import { moveForPrinter, type Printed } from './move-for-printer.ts';

function wordsFor(action: LotAction, { statut, moved }: Printed): string {
  if (moved) return movedInto(statut);
  return action === 'telecharger'
    ? `Déjà en «\u00a0${statut}\u00a0»\u00a0: le fichier est redonné, rien ne change.`
    : `Déjà en «\u00a0${statut}\u00a0»\u00a0: rien ne change.`;
}

/**
 * A printer's action on several projects. Moves are committed before the zip's URL is returned
 * (specification/calls.md#printing).
 */
export async function printLot(
  given: { pool: Pool; mails: MailQueue } & FailureLogs,
  actor: Actor,
  { ids, action, promesses = [] }: BodyOf<typeof lotCall>,
): Promise<ReplyOf<typeof lotCall>> {
  const { pool, mails } = given;
  const dayOf = new Map(action === 'telecharger' ? promesses.map(({ id, jour }) => [id, jour]) : []);
  const resultats = await onEachProject(
    given,
    ids.map((id) => ({ id })),
    async ({ id }) => {
      const { moved, ...printed } = await moveForPrinter(pool, mails, actor, id, action, dayOf.get(id));
      return { ...printed, fait: true, message: wordsFor(action, { ...printed, moved }) };
    },
  );
  const done = resultats.filter(({ fait }) => fait).map(({ id }) => id);
  if (action === 'livrer' || done.length === 0) return { resultats, url: null };
  return { resultats, url: archiveAddress(await createArchive(pool, actor.name, 'impression', done)) };
}
