import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { type createView as createCall, MOST_VIEWS } from '@ardoise/domain/contract/saved-views.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { insertView, lockOwnViews } from './saved-views.repository.ts';
import { refuseName, refuseTakenName } from './view-name.ts';

/** Saves a view for the caller. @throws Refusal VALIDATION for a taken name, or one view too many */
export async function createView(
  pool: Pool,
  { uid }: Actor,
  view: BodyOf<typeof createCall>,
): Promise<{ id: number }> {
  return inTransaction(pool, async (tx) => {
    const own = await lockOwnViews(tx, uid);
    if (own.length >= MOST_VIEWS)
      refuseName(
        `Vous avez déjà ${MOST_VIEWS} vues\u00a0: supprimez-en une avant d’en enregistrer une autre.`,
      );
    refuseTakenName(own, view.nom);
    return { id: await insertView(tx, uid, view) };
  });
}
