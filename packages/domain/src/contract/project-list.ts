import * as z from 'zod/mini';

/**
 * `type`, `nb_ar_agence` and `statut` (by rank on the usual path): ties by latest change, if `dir` is desc. `echeance`:
 * soonest deadline first unless `dir` is desc, nulls last in both directions, then by entry into the status. `attente`:
 * what waits for the caller first, by deadline, then oldest; then the rest by last change. It ignores `dir`, and equals
 * t_update desc for callers nothing waits for (specification/calls.md#lists). `arrivee`, with `q_livraisons` alone: late
 * ones, then by the day on which they come, then what was delivered; elsewhere it equals t_update.
 */
export const SORTS = [
  't_update',
  't_creation',
  'nameProjet',
  'type',
  'nb_ar_agence',
  'statut',
  'echeance',
  't_statut',
  'arrivee',
  'attente',
] as const;
export type Sort = (typeof SORTS)[number];

/**
 * `attente`: what waits for the caller; everything for a role nothing waits for. `impression`: what the caller prints,
 * in Impression and Imprimé unless `q_statut` is set; for head office what anybody prints
 * (specification/screens-and-addresses.md#print-shop).
 */
export const listView = z.optional(z.enum(['attente', 'impression']));
