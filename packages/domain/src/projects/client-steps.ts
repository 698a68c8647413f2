import type { Status } from './statuses.ts';

/** The steps that a client sees instead of internal statuses (specification/statuses.md#a-clients-steps). */
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
 * The step of an order in the client's words; outside the five, what stopped it. Head office's check after the client's
 * approval maps to 'À valider'; requested by the printer (`from`, where known) it maps to the making.
 */
export function clientStep(statut: Status, from?: Status): ClientStep {
  return statut === 'Validation CCEP' && from === 'Impression' ? 'En fabrication' : STEPS[statut];
}
