import type { OutletContent } from '@ardoise/domain/contract/outlet-contents.ts';
import type { Db } from '../../../db/transaction.ts';
import { readOutletOrders } from './outlet-orders.ts';
import type { StoredOutlet } from './outlets.repository.ts';

/** An outlet with what depends on it, as its page shows it. */
export async function presentOutlet(db: Db, outlet: StoredOutlet): Promise<OutletContent> {
  const { nOutlet, version, data, salesforce, readAt } = outlet;
  const orders = (await readOutletOrders(db, [nOutlet])).get(nOutlet);
  return {
    nOutlet,
    version,
    fiche: data,
    salesforce: salesforce && readAt ? { fiche: salesforce, lueLe: readAt.toISOString() } : null,
    commandes: orders ?? { drafts: [], signed: 0 },
  };
}
