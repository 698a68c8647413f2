import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';

/** Names an entry as a document does: `boissons/cola-zero-verre-33` by its id, `boards:Menu enfant` by its name. */
export type ChoiceKey = `${CatalogueList}/${string}` | `${CatalogueList}:${string}`;

export const keyById = (list: CatalogueList, id: string): ChoiceKey => `${list}/${id}`;
export const keyByName = (list: CatalogueList, name: string): ChoiceKey => `${list}:${name.trim()}`;

/** Both keys of an entry: some places store its id, others its name alone. */
export function keysOf(list: CatalogueList, item: { id: string; name?: unknown }): ChoiceKey[] {
  return [keyById(list, item.id), ...(typeof item.name === 'string' ? [keyByName(list, item.name)] : [])];
}
