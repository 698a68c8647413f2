import type { Status } from './statuses.ts';

/** The stages that a client sees instead of internal statuses (specification/statuses.md#a-clients-steps). */
export const CLIENT_STAGES = ['À compléter', 'En création', 'À valider', 'En fabrication', 'Livrée'] as const;
export type ClientStage = (typeof CLIENT_STAGES)[number] | 'Refusée' | 'Annulée';

const STAGES: Record<Status, ClientStage> = {
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
 * The stage of an order in the client's words; outside the five, what stopped it. Head office's check after the client's
 * approval maps to 'À valider'; requested by the printer (`from`, where known) it maps to the making.
 */
export function clientStage(statut: Status, from?: Status): ClientStage {
  return statut === 'Validation CCEP' && from === 'Impression' ? 'En fabrication' : STAGES[statut];
}
