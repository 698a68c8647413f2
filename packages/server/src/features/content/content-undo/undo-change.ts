import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { NOT_UNDOABLE, UNDO_DAYS } from '@ardoise/domain/content/undo.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { recordContentChange, recordUndoneEntries } from '../../base/content-log/record-content-change.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { BATCH_RESTORERS, RESTORERS } from './restorers.ts';
import {
  findTouchedSince,
  listImported,
  lockChange,
  noteUndoneImport,
  type UndoneChange,
} from './undone-changes.repository.ts';

/** Entries of an import that are in memory at once. */
const BATCH = 1000;

const refused = (message: string) => new Refusal('STATUT', { message });

async function refuseTouched(tx: Transaction, change: UndoneChange): Promise<void> {
  const touched = await findTouchedSince(tx, change);
  if (touched === null) return;
  const { label, others } = touched;
  const first = label === '' ? 'Cet élément' : `«\u00a0${label}\u00a0»`;
  const rest = others === 1 ? 'un autre élément' : `${others} autres éléments`;
  const what = others === 0 ? `${first} a été modifié` : `${first} et ${rest} ont été modifiés`;
  const so = change.whole
    ? '\u00a0: l’import ne peut plus être annulé.'
    : '\u00a0: ce changement ne peut plus être rétabli.';
  throw refused(`${what} depuis${so}`);
}

function refuseUndoing({ act, old, undone }: UndoneChange): void {
  const never = NOT_UNDOABLE[act];
  if (never !== undefined) throw refused(never);
  if (undone) throw refused('Ce changement a déjà été annulé.');
  if (old) throw refused(`Ce changement a plus de ${UNDO_DAYS}\u00a0jours\u00a0: il ne s’annule plus.`);
}

/** Progress callback: how many entries of an import are undone, before they are committed. */
type Progress = (done: number) => Promise<void>;

/** How many entries are through, and how many of them were created and stay. */
interface Undone {
  done: number;
  kept: number;
}

async function restore(
  tx: Transaction,
  change: UndoneChange,
  actor: Actor,
  mails: MailQueue | null,
  onProgress: Progress,
): Promise<Undone> {
  const restorer = RESTORERS[change.area];
  const restoreBatch = BATCH_RESTORERS[change.area];
  if (restorer === undefined) throw refused('Ce changement ne s’annule pas.');
  if (!change.whole) return { done: 1, kept: await restorer(tx, change, actor, mails) };
  let before: number | null = null;
  let [done, kept] = [0, 0];
  do {
    const batch = await listImported(tx, change.id, before, BATCH);
    if (restoreBatch !== undefined) kept += await restoreBatch(tx, batch, actor);
    else for (const entry of batch) kept += await restorer(tx, entry, actor, mails);
    before = batch.length < BATCH ? null : (batch.at(-1)?.id ?? null);
    done += batch.length;
    await onProgress(done);
  } while (before !== null);
  return { done, kept };
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
  onProgress: Progress = () => Promise.resolve(),
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const change = required(await lockChange(tx, id));
    refuseUndoing(change);
    await refuseTouched(tx, change);
    const { done, kept } = await restore(tx, change, actor, mails, onProgress);
    // Checked again under the restorer's locks: a concurrent change may have been committed before them.
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
    if (!change.whole) return;
    await recordUndoneEntries(tx, { importId: id, undoneBy: line });
    await noteUndoneImport(tx, id, { retablie: done - kept, gardee: kept });
  });
}
