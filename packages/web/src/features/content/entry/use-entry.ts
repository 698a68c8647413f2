import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import {
  addEntry,
  type CatalogueEntry,
  changeEntry,
  listEntries,
  readEntry,
} from '@ardoise/domain/contract/catalogue-entries.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import type { EntryState } from './entry-form.ts';

const keyOf = (list: CatalogueList) => ['content', 'catalogues', list];

/** An entry with its usage; not fetched for a new one. */
export function useEntry(list: CatalogueList, id: string | undefined) {
  return useQuery({
    queryKey: [...keyOf(list), 'fiche', id],
    queryFn: ({ signal }) => request(readEntry, { params: { list, id: id ?? '' }, signal }),
    enabled: id !== undefined,
  });
}

/** All entries of a list, in their order. */
export function useEntries(list: CatalogueList) {
  return useQuery({
    queryKey: keyOf(list),
    queryFn: ({ signal }) => request(listEntries, { params: { list }, signal }),
  });
}

/**
 * Writes an entry, over the version that it was read at; without, adds one, once for an idempotency key.
 * @throws ApiError VERSION, VALIDATION
 */
export function useWriteEntry(list: CatalogueList) {
  const cache = useQueryClient();
  return async (
    base: Pick<CatalogueEntry, 'id' | 'version'> | undefined,
    written: EntryState,
    key: string,
  ) => {
    const saved =
      base === undefined
        ? await request(addEntry, { params: { list }, body: { ...written, _id: { $oid: key } } })
        : await request(changeEntry, {
            params: { list, id: base.id },
            body: { version: base.version, ...written },
          });
    void cache.invalidateQueries({ queryKey: keyOf(list) });
    void cache.invalidateQueries({ queryKey: ['catalogue', list] });
    return saved;
  };
}
