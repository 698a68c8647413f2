import { Refusal } from '@ardoise/domain/base/errors.ts';
import { NOT_UNDOABLE, UNDO_DAYS } from '@ardoise/domain/content/undo.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { BATCH_RESTORERS, RESTORERS } from './restorers.ts';
import {
  findTouchedSince,
  insertUndoneEntries,
  listImported,
  lockChange,
  type UndoneChange,
} from './undone-changes.repository.ts';

/** Entries of an import that are in memory at once. */
const BATCH = 1000;

const refused = (message: string) => new Refusal('STATUT', { message });

async function refuseTouched(tx: Transaction, change: UndoneChange): Promise<void> {
  const label = await findTouchedSince(tx, change);
  if (label === null) return;
  const what = label === '' ? 'Cet élément' : `«\u00a0${label}\u00a0»`;
  const rest = change.whole
    ? '\u00a0: l’import ne peut plus être annulé.'
    : '\u00a0: ce changement ne peut plus être rétabli.';
  throw refused(`${what} a été modifié depuis${rest}`);
}

function refuseUndoing({ act, old, undone }: UndoneChange): void {
  const never = NOT_UNDOABLE[act];
  if (never !== undefined) throw refused(never);
  if (undone) throw refused('Ce changement a déjà été annulé.');
  if (old) throw refused(`Ce changement a plus de ${UNDO_DAYS}\u00a0jours\u00a0: il ne s’annule plus.`);
}

async function restore(
  tx: Transaction,
  change: UndoneChange,
  actor: Actor,
  mails: MailQueue | null,
): Promise<void> {
  const restorer = RESTORERS[change.area];
  const restoreBatch = BATCH_RESTORERS[change.area];
  if (restorer === undefined) throw refused('Ce changement ne s’annule pas.');
  if (!change.whole) return restorer(tx, change, actor, mails);
  let before: number | null = null;
  do {
    const batch = await listImported(tx, change.id, before, BATCH);
    if (restoreBatch !== undefined) await restoreBatch(tx, batch, actor);
    else for (const entry of batch) await restorer(tx, entry, actor, mails);
    before = batch.length < BATCH ? null : (batch.at(-1)?.id ?? null);
  } while (before !== null);
}

/**
 * Takes a change back (specification/content-management.md#undo): its entry becomes what it was, an import's entries all
 * of them or none.
 * @throws Refusal INTROUVABLE; STATUT in a sentence: too old, already taken back, an act that never is, or the entry was
 * touched since
 */
export async function undoChange(
  { pool, mails }: { pool: Pool; mails: MailQueue | null },
  id: number,
  actor: Actor,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const change = await lockChange(tx, id);
    if (change === null) throw new Refusal('INTROUVABLE');
    refuseUndoing(change);
    await refuseTouched(tx, change);
    await restore(tx, change, actor, mails);
    // Again, now that the restorer holds the entries' locks: a concurrent change may have been committed before them.
    await refuseTouched(tx, change);
    const { area, list, entry, label, before, after } = change;
    const line = await recordContentChange(tx, {
      area,
      list,
      entry,
      label,
      act: 'annulation',
      before: after,
      after: before,
      undoes: id,
    });
    if (change.whole) await insertUndoneEntries(tx, id, line);
  });
}
