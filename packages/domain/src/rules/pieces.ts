import { STAGES } from '../projects/stages.ts';
import type { Status } from '../projects/statuses.ts';

/** What becomes of a piece, with its words (specification/pieces.md#states). */
export const PIECE_STATES = {
  livree: 'Livrée, pas encore posée',
  en_place: 'En place',
  remplacee: 'Remplacée',
  retiree: 'Retirée',
} as const;
export type PieceState = keyof typeof PIECE_STATES;

/** At the outlet: delivered, or in place. */
export const THERE: readonly PieceState[] = ['livree', 'en_place'];

/** Why a piece was taken away. */
export const REMOVAL_REASONS = {
  abimee: 'Abîmée',
  fermeture: 'Fermeture',
  autre: 'Autre',
} as const;
export type RemovalReason = keyof typeof REMOVAL_REASONS;

const isOf = (statuses: readonly Status[], statut: Status) => statuses.includes(statut);

/** What the pieces of an order begin as; null while it has none. */
export function bornAs({
  statut,
  hasPose,
}: {
  statut: Status;
  hasPose: boolean;
}): 'livree' | 'en_place' | null {
  if (!isOf(STAGES.delivered, statut)) return null;
  return hasPose && !isOf(STAGES.finished, statut) ? 'livree' : 'en_place';
}

/** A piece in place, beside others of the same at its outlet. */
export interface PieceInPlace {
  id: number;
  /** Its order. */
  order: string;
  /** yyyy-MM-dd */
  since: string;
  /** Somebody has said what it replaces, or that it replaces nothing. */
  decided: boolean;
  /** It asked before: only somebody's answer ends that, while one is left that fits. */
  asks: boolean;
}

/** What new pieces of the same do to the older ones of other orders. */
export interface Settled {
  replaced: { piece: number; by: number }[];
  /** Two or more could be what these replace: their delegate is asked. */
  asks: number[];
}

/**
 * A newer piece replaces the one of the same at its outlet, oldest first; where two fit, it asks
 * (specification/pieces.md#replacing). `pieces`: those in place of one outlet and one sameness, in any order.
 */
export function settleReplacements(pieces: readonly PieceInPlace[]): Settled {
  const settled: Settled = { replaced: [], asks: [] };
  let standing: PieceInPlace[] = [];
  const inTurn = pieces.toSorted((one, other) =>
    one.since === other.since ? one.id - other.id : one.since < other.since ? -1 : 1,
  );
  for (const piece of inTurn) {
    const older = standing.filter(({ order }) => order !== piece.order);
    const [only] = older;
    if (!piece.decided && only !== undefined) {
      if (older.length > 1 || piece.asks) settled.asks.push(piece.id);
      else {
        settled.replaced.push({ piece: only.id, by: piece.id });
        standing = standing.filter(({ id }) => id !== only.id);
      }
    }
    standing.push(piece);
  }
  return settled;
}
