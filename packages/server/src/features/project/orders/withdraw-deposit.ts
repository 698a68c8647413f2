import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { type Db, inTransaction } from '../../../db/transaction.ts';
import { inPlaceOfDc } from '../projects/in-place-of-dc.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { isDeposited } from '../projects/signatures.repository.ts';
import { insertWithdrawn, isWithdrawn } from '../projects/withdrawn-deposits.repository.ts';

const ARRIVED =
  'Ces signatures sont déjà arrivées, par le fichier qui en a été exporté\u00a0: modifiez la commande depuis son suivi.';
const WITHDRAWN =
  'Ces signatures ont été annulées sur l’appareil où elles ont été données, après l’export\u00a0: faites signer la commande à nouveau.';

/**
 * Notes that what was signed on a device, and is not here yet, was taken back there (specification/offline.md#signed-without-a-network).
 * @throws Refusal INTROUVABLE, SIGNATURES (it has arrived)
 */
export async function withdrawDeposit(pool: Pool, actor: Actor, id: string, depot: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    // Given to another dc meanwhile, its file could still deposit it.
    const instead = await inPlaceOfDc(tx, actor, id);
    required(await lockProject(tx, id, instead?.actor ?? actor));
    if (await isDeposited(tx, id, depot)) throw new Refusal('SIGNATURES', { message: ARRIVED });
    await insertWithdrawn(tx, id, depot);
  });
}

/** @throws Refusal SIGNATURES where a deposit was taken back on its device */
export async function refuseWithdrawn(db: Db, id: string, depot: string): Promise<void> {
  if (await isWithdrawn(db, id, depot)) throw new Refusal('SIGNATURES', { message: WITHDRAWN });
}
