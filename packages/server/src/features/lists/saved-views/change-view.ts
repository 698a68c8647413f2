import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { changeView as changeCall } from '@ardoise/domain/contract/saved-views.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { lockOwnViews, updateView } from './saved-views.repository.ts';
import { refuseTakenName } from './view-name.ts';

/** Renames or shares one of the caller's views. @throws Refusal INTROUVABLE, VALIDATION, ROLE */
export async function changeView(
  pool: Pool,
  { uid, role }: Actor,
  id: number,
  { nom, partage }: BodyOf<typeof changeCall>,
): Promise<{ id: number }> {
  if (partage === true && !roleMay('view.share', role)) throw new Refusal('ROLE');
  await inTransaction(pool, async (tx) => {
    const own = await lockOwnViews(tx, uid);
    const view = required(own.find((one) => Number(one.id) === id));
    const others = own.filter((one) => one !== view);
    if (nom !== undefined) refuseTakenName(others, nom);
    await updateView(tx, view.id, { nom: nom ?? view.nom, partage: partage ?? view.partage });
  });
  return { id };
}
