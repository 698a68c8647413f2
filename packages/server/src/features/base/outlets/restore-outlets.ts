import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { outletRecord, withOutletChanges } from '@ardoise/domain/outlets/outlet-record.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { deleteOutlets, findOutlets, restoreOutletRecords } from './outlets.repository.ts';

const record = (json: unknown) => outletRecord(json as Partial<OutletRecord>);

/**
 * Takes changes of outlets back (features/content/content-undo): the fields that they changed become what they were, the others
 * keep what Salesforce gave since. An outlet that did not exist is deleted, unless an order names it.
 * @throws Refusal STATUT for an ordered one
 */
export async function restoreOutlets(
  tx: Transaction,
  changes: readonly { entry: string; before: unknown; after: unknown }[],
): Promise<void> {
  const changed = changes.filter(({ before }) => before !== null);
  const present = await findOutlets(
    tx,
    changed.map(({ entry }) => entry),
    true,
  );
  const restored = changed.map(({ entry, before, after }) => {
    const now = present.get(entry) ?? record(after);
    return { nOutlet: entry, data: withOutletChanges(now, record(after), record(before)) };
  });
  await restoreOutletRecords(tx, restored);
  const added = changes.filter(({ before }) => before === null).map(({ entry }) => entry);
  const ordered = await deleteOutlets(tx, added);
  if (ordered !== null)
    throw new Refusal('STATUT', {
      message: `Le point de vente ${ordered} a un projet depuis\u00a0: il ne peut plus être retiré.`,
    });
}
