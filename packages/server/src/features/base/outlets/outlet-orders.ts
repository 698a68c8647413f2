import type { OutletOrders } from '@ardoise/domain/outlets/outlet-orders.ts';
import { isBeforeSubmission, type Status } from '@ardoise/domain/projects/statuses.ts';
import type { Db } from '../../../db/transaction.ts';
import { readSetting } from '../settings/settings.repository.ts';
import { countOrdersOfOutlets } from './outlet-orders.repository.ts';

/** Orders of these outlets, by outlet; those without any are left out. */
export async function readOutletOrders(
  db: Db,
  outlets: readonly string[],
): Promise<Map<string, OutletOrders>> {
  const found = new Map<string, OutletOrders>();
  if (outlets.length === 0) return found;
  const medals = await readSetting(db, 'eligibleMedals');
  for (const { outlet, kind, statut, signed, count } of await countOrdersOfOutlets(db, outlets)) {
    const orders = found.get(outlet) ?? { drafts: [], signed: 0 };
    if (signed || !isBeforeSubmission(statut as Status)) orders.signed += count;
    else orders.drafts.push({ kind, medals: medals[kind], count });
    found.set(outlet, orders);
  }
  return found;
}
