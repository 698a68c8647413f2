import {
  decideReplacement,
  LEAST_SEARCHED,
  listPieceOutlets,
  listPieces,
  type PiecesQuery,
  readOutletPieces,
  readPieceTotals,
  restorePiece,
  retirePiece,
  suggestConditions,
} from '@ardoise/domain/contract/pieces.ts';
import { countProjects } from '@ardoise/domain/contract/projects.ts';
import type { RemovalReason } from '@ardoise/domain/rules/pieces.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { usePagedQuery } from '../../hooks/use-paged-query.ts';
import { usePaused } from '../../hooks/use-paused.ts';

/** Everything of the page: a mark changes counts, lists and the outlet. */
const KEY = ['pieces'] as const;

export function usePieceTotals() {
  return useQuery({
    queryKey: [...KEY, 'totals'],
    queryFn: ({ signal }) => request(readPieceTotals, { signal }),
    staleTime: 0,
  });
}

export function usePieceList(query: Omit<PiecesQuery, 'apres'>) {
  return usePagedQuery([...KEY, 'list', query], (apres, signal) =>
    request(listPieces, { query: { ...query, apres }, signal }),
  );
}

export function usePieceOutlets() {
  return usePagedQuery([...KEY, 'outlets'], (apres, signal) =>
    request(listPieceOutlets, { query: { apres }, signal }),
  );
}

/** How many orders are on their way, for who has nothing in place yet. */
export function useComing(enabled: boolean) {
  return useQuery({
    queryKey: ['projects', 'coming'],
    queryFn: ({ signal }) => request(countProjects, { query: { q_livraisons: '1' }, signal }),
    enabled,
  });
}

/** Debounce of typing. */
const TYPING_MS = 180;

/** What pieces show that begins like what was typed; keeps the former ones while loading. */
export function useSuggestions(typed: string) {
  const asked = typed.trim();
  const paused = usePaused(asked, TYPING_MS);
  const enabled = [...paused].length >= LEAST_SEARCHED;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: [...KEY, 'suggestions', paused],
    queryFn: ({ signal }) => request(suggestConditions, { query: { q: paused }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return {
    asked,
    isLongEnough: [...asked].length >= LEAST_SEARCHED,
    found: enabled ? data?.propositions : undefined,
    error: enabled ? error : null,
    isBehind: paused !== asked || isPlaceholderData || isFetching,
  };
}

export function useOutletPieces(nOutlet: string) {
  return useQuery({
    queryKey: [...KEY, 'outlet', nOutlet],
    queryFn: ({ signal }) => request(readOutletPieces, { params: { nOutlet }, signal }),
    staleTime: 0,
  });
}

/** What somebody says of a piece: taken away, back, what it replaces. */
export type PieceMark =
  | { piece: number; act: 'retire'; jour: string; raison: RemovalReason }
  | { piece: number; act: 'restore' }
  | { piece: number; act: 'replace'; old: number | null };

function sendMark(mark: PieceMark): Promise<{ message: string }> {
  const params = { piece: mark.piece };
  if (mark.act === 'retire')
    return request(retirePiece, { params, body: { jour: mark.jour, raison: mark.raison } });
  if (mark.act === 'restore') return request(restorePiece, { params });
  return request(decideReplacement, { params, body: { piece: mark.old } });
}

export function useMarkPiece() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: sendMark,
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}
