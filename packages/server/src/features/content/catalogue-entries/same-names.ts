import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { findSameName, listIdsByName } from './same-names.repository.ts';

/** Lists whose entries documents name without their id (`choice-places.ts`), or a sending its carrier. */
export const NAMED: readonly CatalogueList[] = [
  'boards',
  'supportssurmesure',
  'matieres',
  'chartescce',
  'transporteurs',
];

/** 'Un autre board s’appelle déjà « Menu enfant ».' */
export function sameNameWords(list: CatalogueList, name: string): string {
  const { one, feminine } = ENTRY_LISTS[list].noun;
  return `${feminine ? 'Une' : 'Un'} autre ${one} s’appelle déjà «\u00a0${name}\u00a0».`;
}

/** Ids of a list whose entries documents name, by their names. */
export async function idsByName(db: Db, list: CatalogueList): Promise<Map<string, string>> {
  return NAMED.includes(list) ? listIdsByName(db, list) : new Map();
}

/**
 * Refuses entries that have another's name, hidden ones included, once they are written: a draft that chose one of the
 * two would follow the other as well (docs/decisions/an-order-names-what-it-chose.md).
 * @throws Refusal VALIDATION
 */
export async function refuseSameNames(
  tx: Transaction,
  list: CatalogueList,
  ids: readonly string[],
): Promise<void> {
  const name = NAMED.includes(list) ? await findSameName(tx, list, ids) : null;
  if (name === null) return;
  const message = sameNameWords(list, name);
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'name', message }] });
}
