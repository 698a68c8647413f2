import { Refusal } from '@ardoise/domain/base/errors.ts';
import { asPerson } from '../../../http/request-origin.ts';
import { findUserByName } from '../../base/people/users.repository.ts';
import { undoChange } from '../content-undo/undo-change.ts';
import { type ImportRow, moveImport, noteProgress } from './imports.repository.ts';
import type { ImportContext } from './write-import.ts';

/** Undoes an applied import, atomically; the refusal is stored for the screen. */
export async function takeBackImport({ pool, mails }: ImportContext, row: ImportRow): Promise<void> {
  const actor = row.name === null ? null : await findUserByName(pool, row.name);
  if (actor === null || row.change_id === null)
    throw new Error('an import is undone by somebody, once applied');
  const { change_id: change } = row;
  const reason = await asPerson(actor, async () => {
    if (!actor.active) return 'Le compte qui a demandé l’annulation a été désactivé depuis.';
    try {
      // Outside of its transaction, so that it is seen before the commit.
      await undoChange({ pool, mails }, change, actor, (done) => noteProgress(pool, row.id, done));
      return '';
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  });
  await moveImport(pool, row.id, ['annulation'], 'applique', reason);
}
