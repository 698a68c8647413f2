import { factsOfType } from '../kinds/kind-facts.ts';
import type { ProjectType } from './kinds.ts';
import type { Status } from './statuses.ts';

/** The party expected to act next; `null` in final statuses. */
export type Holder = 'dc' | 'agence' | 'client' | 'siege' | 'imprimeur' | 'installateur' | null;

const HOLDERS: Record<Status, Holder> = {
  Brouillon: 'dc',
  Client: 'client',
  Agence: 'agence',
  'Validation DC': 'dc',
  'Validation Client': 'client',
  'Validation CCEP': 'siege',
  Prévisite: 'installateur',
  Exécution: 'agence',
  Impression: 'imprimeur',
  Imprimé: 'imprimeur',
  Livré: 'installateur',
  Terminé: null,
  Rejeté: null,
  Annulé: null,
};

/**
 * The role expected to act in a status (experience.md, follow-up). Where files are delivered there is no pose: the dc
 * then closes the order.
 */
export function holderOf(statut: Status, type?: ProjectType): Holder {
  const filesToCheck = statut === 'Livré' && type !== undefined && factsOfType(type).deliversFiles;
  return filesToCheck ? 'dc' : HOLDERS[statut];
}
