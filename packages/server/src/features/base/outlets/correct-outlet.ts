import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type {
  correctOutlet as correctCall,
  OutletContent,
} from '@ardoise/domain/contract/outlet-contents.ts';
import { changedOutletFields, outletProblems, tidyOutlet } from '@ardoise/domain/outlets/outlet-record.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../content-log/record-content-change.ts';
import { presentOutlet } from './outlet-content.presenter.ts';
import { findOutlet, lockOutlet, replaceOutlets, type StoredOutlet } from './outlets.repository.ts';

const CHANGED = 'Ce point de vente a été modifié entre-temps.';

async function stale(pool: Pool, outlet: StoredOutlet): Promise<Refusal> {
  return new Refusal('VERSION', { message: CHANGED, etat: await presentOutlet(pool, outlet) });
}

/**
 * Corrects an outlet by hand, and logs it; signed orders and drafts keep what they have. Idempotent: a record that is
 * already so changes nothing. @throws Refusal INTROUVABLE, VALIDATION, VERSION with the present outlet in `etat`
 */
export async function correctOutlet(
  pool: Pool,
  nOutlet: string,
  { version, fiche }: BodyOf<typeof correctCall>,
): Promise<OutletContent> {
  const refused = await inTransaction(pool, async (tx) => {
    const outlet = required(await lockOutlet(tx, nOutlet));
    const data = tidyOutlet(fiche, outlet.data);
    if (changedOutletFields(outlet.data, data).length === 0) return null;
    if (outlet.version !== version) return outlet;
    const champs = outletProblems(data, outlet.data);
    if (champs.length > 0) throw new Refusal('VALIDATION', { champs });
    await replaceOutlets(tx, [{ nOutlet, data }]);
    await recordContentChange(tx, {
      area: 'points-de-vente',
      entry: nOutlet,
      label: data.Outlet_Name ?? nOutlet,
      act: 'modification',
      before: outlet.data,
      after: data,
    });
    return null;
  });
  if (refused !== null) throw await stale(pool, refused);
  const corrected = required(await findOutlet(pool, nOutlet));
  return presentOutlet(pool, corrected);
}
