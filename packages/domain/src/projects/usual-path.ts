import { KIND_FACTS } from '../kinds/kind-facts.ts';
import type { ProjectKind } from './kinds.ts';
import type { Status } from './statuses.ts';

/** What of an order leaves stops of its kind's usual path out. */
export interface PathOrder {
  kind: ProjectKind;
  /** False when the order asks for no print. */
  printed: boolean;
  /** Somebody comes to put up what is ordered. */
  posed: boolean;
  /** A Direct Agence that the dc fills beside the client: it is not sent to them. */
  onSite: boolean;
}

/** What is put up is delivered before; what nobody puts up ends with its delivery, but for a Digital's files. */
function isLeftOut(statut: Status, { kind, printed, posed, onSite }: PathOrder): boolean {
  if (statut === 'Impression' || statut === 'Imprimé') return !printed;
  if (statut === 'Client') return onSite;
  if (statut === 'Livré') return !posed && !KIND_FACTS[kind].deliversFiles;
  return statut === 'Prévisite' && !posed;
}

/** The usual path of this very order; the status where it stands is always on it, if its kind knows it. */
export function usualPathOf(order: PathOrder, present: Status): Status[] {
  return KIND_FACTS[order.kind].usualPath.filter((statut) => statut === present || !isLeftOut(statut, order));
}

/** Of the statuses to come, those that are still gone to: nobody goes and sees a place twice. */
export function stillToCome(statuses: readonly Status[], { previsited }: { previsited: boolean }): Status[] {
  return statuses.filter((statut) => statut !== 'Prévisite' || !previsited);
}
