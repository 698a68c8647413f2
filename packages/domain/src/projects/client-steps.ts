import type { Status } from './statuses.ts';

/** What a client reads of where their order stands, instead of our statuses (specification/statuses.md#a-clients-steps). */
export const CLIENT_STEPS = ['À compléter', 'En création', 'À valider', 'En fabrication', 'Livrée'] as const;
export type ClientStep = (typeof CLIENT_STEPS)[number] | 'Refusée' | 'Annulée';

const STEPS: Record<Status, ClientStep> = {
  Brouillon: 'À compléter',
  Client: 'À compléter',
  Agence: 'En création',
  'Validation DC': 'En création',
  'Validation Client': 'À valider',
  'Validation CCEP': 'À valider',
  Prévisite: 'En fabrication',
  Exécution: 'En fabrication',
  Impression: 'En fabrication',
  Imprimé: 'En fabrication',
  Livré: 'Livrée',
  Terminé: 'Livrée',
  Rejeté: 'Refusée',
  Annulé: 'Annulée',
};

/**
 * The step of an order in its client's words; outside the five, what stopped it. Head office's check comes right after the
 * client's agreement, 'À valider'; asked for by the printer (`from`, where it is known) it is a part of the making.
 */
export function clientStep(statut: Status, from?: Status): ClientStep {
  return statut === 'Validation CCEP' && from === 'Impression' ? 'En fabrication' : STEPS[statut];
}
