import { isUnderWay } from '@ardoise/domain/content/imports/import-effects.ts';
import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import {
  abandonImport,
  applyImport,
  type Import,
  listImportLines,
  listImports,
  readImport,
  startImport,
  undoImport,
} from '@ardoise/domain/contract/imports.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, sendForm } from '../../../api/request.ts';
import { usePagedQuery } from '../../../hooks/use-paged-query.ts';
import type { ImportPlace } from './import-place.ts';

/** Polling interval while the server is at work. */
export const LOOK_MS = 700;

const keyOf = (id: string) => ['content', 'imports', id];
const listKey = ({ zone, liste }: ImportPlace) => ['content', 'imports', 'list', zone, liste];

/** An import, polled while the server is at work on it. */
export function useImport(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => request(readImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.etat) ? LOOK_MS : false),
    staleTime: 0,
  });
}

/** The last imports of a place. */
export function useLastImports(place: ImportPlace) {
  return useQuery({
    queryKey: listKey(place),
    queryFn: ({ signal }) =>
      request(listImports, { query: { zone: place.zone, liste: place.liste }, signal }),
    staleTime: 0,
  });
}

export type LineFilter = Omit<QueryOf<typeof listImportLines>, 'after'>;

/** Lines of an import, 100 per page; refetched when it is judged again. */
export function useImportLines({ id, etat, comptes }: Import, filter: LineFilter) {
  const judged = etat === 'lecture' ? '' : JSON.stringify(comptes);
  return usePagedQuery([...keyOf(id), 'lines', judged, filter], (after, signal) =>
    request(listImportLines, { params: { id }, query: { ...filter, after }, signal }),
  );
}

interface ImportedFiles {
  file: File;
  images: readonly File[];
  complet: boolean;
}

/** What an upload sends. */
export function importForm(
  { zone, liste }: Pick<ImportPlace, 'zone' | 'liste'>,
  { file, images, complet }: ImportedFiles,
): FormData {
  const form = new FormData();
  form.append('zone', zone);
  form.append('liste', liste);
  if (complet) form.append('complet', '1');
  // Files are last: the server streams them and needs the other fields before.
  form.append('fichier', file);
  for (const image of images) form.append('images', image);
  return form;
}

/** Uploads a file for a dry run; replies with its id. */
export function useStartImport(place: ImportPlace) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (files: ImportedFiles) =>
      (await sendForm(startImport, { params: {}, form: importForm(place, files) })).id,
    onSuccess: () => cache.invalidateQueries({ queryKey: listKey(place) }),
  });
}

/** Actions on an import; the reply updates its cached state. */
export function useImportActs(id: string) {
  const cache = useQueryClient();
  const onSuccess = (row: Import) => cache.setQueryData(keyOf(id), row);
  const params = { id };
  return {
    apply: useMutation({
      mutationFn: (chiffre?: number) =>
        request(applyImport, { params, body: chiffre === undefined ? {} : { chiffre } }),
      onSuccess,
    }),
    abandon: useMutation({ mutationFn: () => request(abandonImport, { params }), onSuccess }),
    undo: useMutation({ mutationFn: () => request(undoImport, { params }), onSuccess }),
  };
}
