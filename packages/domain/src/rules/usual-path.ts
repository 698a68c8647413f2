import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import type { ProjectKind } from '../projects/kinds.ts';
import type { Status } from '../projects/statuses.ts';

/** Fields of an order that remove stops from its kind's usual path. */
export interface PathOrder {
  kind: ProjectKind;
  /** False when the order is not to be printed. */
  printed: boolean;
  /** What is ordered is installed on site. */
  posed: boolean;
  /** A Direct Agence that the dc fills beside the client: it skips the status Client. */
  onSite: boolean;
}

/** What is installed is delivered before; without a pose the order ends with its delivery, except a Digital's files. */
function isLeftOut(statut: Status, { kind, printed, posed, onSite }: PathOrder): boolean {
  if (statut === 'Impression' || statut === 'Imprimé') return !printed;
  if (statut === 'Client') return onSite;
  if (statut === 'Livré') return !posed && !KIND_FACTS[kind].deliversFiles;
  return statut === 'Prévisite' && !posed;
}

/** The usual path of this order; its present status is always included, if its kind has it. */
export function usualPathOf(order: PathOrder, present: Status): Status[] {
  return KIND_FACTS[order.kind].usualPath.filter((statut) => statut === present || !isLeftOut(statut, order));
}

/** The future statuses still expected: a place has at most one pre-visit. */
export function stillToCome(statuses: readonly Status[], { previsited }: { previsited: boolean }): Status[] {
  return statuses.filter((statut) => statut !== 'Prévisite' || !previsited);
}
