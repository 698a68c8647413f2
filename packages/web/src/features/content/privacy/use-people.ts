import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import {
  type AskedPerson,
  askPersonExport,
  erasePerson,
  type FoundPerson,
  findPeople,
  listErasures,
  previewErasure,
} from '@ardoise/domain/contract/privacy-people.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type ErasurePreview = ReplyOf<typeof previewErasure>;

const ERASURES = ['erasures'];
const POLLED_MS = 5_000;

/** How calls name a person that was found. */
function askedOf({ uid, courriel, nom, telephone, lieu }: FoundPerson): AskedPerson {
  if (uid !== null) return { uid };
  return { courriel, nom, telephone, ...(lieu !== null && { lieu: lieu.id }) };
}

/** People of this name, address or telephone; not searched below two characters. */
export function usePeople(search: string) {
  return useQuery({
    queryKey: ['privacy-people', search],
    queryFn: ({ signal }) => request(findPeople, { body: { recherche: search }, signal }),
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Downloads what is kept about a person. */
export function usePersonExport() {
  return useMutation({
    mutationFn: (person: FoundPerson) => request(askPersonExport, { body: askedOf(person) }),
    // An attachment: the browser stays on the page.
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** What the erasure of a person would do. */
export function useErasurePreview(person: FoundPerson) {
  return useQuery({
    queryKey: ['erasure-preview', askedOf(person)],
    queryFn: ({ signal }) => request(previewErasure, { body: askedOf(person), signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Erases a person as the preview said. */
export function useErasure(person: FoundPerson) {
  const cache = useQueryClient();
  return async ({ effets, gardes }: ErasurePreview) => {
    const lignes = effets.reduce((sum, effect) => sum + effect.lignes, 0);
    await request(erasePerson, { body: { personne: askedOf(person), lignes, gardes: gardes.nombre } });
    await cache.invalidateQueries({ queryKey: ERASURES });
  };
}

/** The last erasures; polled while one is in progress. */
export function useErasures() {
  return useQuery({
    queryKey: ERASURES,
    queryFn: ({ signal }) => request(listErasures, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.effacements.some(({ t_fin, gardes }) => t_fin === null && gardes === 0) ? POLLED_MS : false,
  });
}
