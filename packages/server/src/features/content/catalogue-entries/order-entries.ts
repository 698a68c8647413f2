import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { familyOf, labelOf } from '@ardoise/domain/content/catalogue-lists/entry-words.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import { lockList, markMoved, readStoredEntries, writeOrder } from './entries.repository.ts';
import { stateOf } from './entry-state.ts';
import { byFamily, familiesOf, movedBefore, placedInOrder } from './list-order.ts';

const orderOf = (list: CatalogueList, entries: Awaited<ReturnType<typeof readStoredEntries>>) =>
  entries.map(({ id, item }) => ({ id, family: familyOf(list, item) }));

/**
 * Moves an entry within its family, before another or to the end (null), and logs it.
 * @throws Refusal INTROUVABLE
 */
export async function orderEntry(
  tx: Transaction,
  list: CatalogueList,
  id: string,
  avant: string | null,
  { logged = true }: { logged?: boolean } = {},
): Promise<void> {
  await lockList(tx, list);
  const entries = await readStoredEntries(tx, list);
  const before = required(entries.find((entry) => entry.id === id));
  const order = orderOf(list, entries);
  const moved = { id, family: familyOf(list, before.item), avant };
  const next = placedInOrder(
    order.filter((entry) => entry.id !== id),
    [moved],
  );
  // A family of one keeps its place among the families.
  const families = familiesOf(order);
  const familyOfId = new Map(order.map((entry) => [entry.id, entry.family]));
  await writeOrder(
    tx,
    list,
    byFamily(
      next.map((each) => ({ id: each, family: familyOfId.get(each) ?? '' })),
      families,
    ),
  );
  if (!logged) return;
  await markMoved(tx, list, id);
  const [after] = await readStoredEntries(tx, list, [id]);
  if (after === undefined || after.avant === before.avant) return;
  await recordContentChange(tx, {
    area: 'catalogues',
    list,
    entry: id,
    label: labelOf(list, before.item),
    act: 'ordre',
    before: stateOf(before),
    after: stateOf(after),
  });
}

/** The families of a list in this order, those that are not named after them. */
export async function writeFamilies(
  tx: Transaction,
  list: CatalogueList,
  families: readonly string[],
): Promise<void> {
  await lockList(tx, list);
  const order = orderOf(list, await readStoredEntries(tx, list));
  await writeOrder(tx, list, byFamily(order, [...new Set([...families, ...familiesOf(order)])]));
}

/** Moves a family before another, or to the end (null), and logs it. @throws Refusal INTROUVABLE */
export async function orderFamily(
  tx: Transaction,
  list: CatalogueList,
  family: string,
  avant: string | null,
): Promise<void> {
  await lockList(tx, list);
  const before = familiesOf(orderOf(list, await readStoredEntries(tx, list)));
  if (!before.includes(family)) throw new Refusal('INTROUVABLE');
  const after = movedBefore(before, family, avant);
  if (after.join('\n') === before.join('\n')) return;
  await writeFamilies(tx, list, after);
  await recordContentChange(tx, {
    area: 'catalogues',
    list,
    label: family,
    act: 'ordre',
    before: { familles: before },
    after: { familles: after },
  });
}
