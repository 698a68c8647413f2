import type { Role } from '../projects/roles.ts';
import type { ViewFilter } from './view-filter.ts';

/** A view for every account of a role. */
export interface ReadyView {
  nom: string;
  filtre: ViewFilter;
}

const LATE: ReadyView = { nom: 'En retard', filtre: { q_vue: 'tout', q_retard: '1' } };
const LATE_TURNS: ReadyView = { nom: 'En retard', filtre: { q_vue: 'attente', q_retard: '1' } };
const THIS_WEEK: ReadyView = { nom: 'Cette semaine', filtre: { q_vue: 'attente', q_echeance: 'semaine' } };

/** What is on its way, by the day on which it comes. */
const DELIVERIES: ReadyView = {
  nom: 'Livraisons',
  filtre: { q_vue: 'tout', tri: 'arrivee', q_livraisons: '1' },
};

/** For those who follow the work of others. */
const FOLLOWED: readonly ReadyView[] = [
  LATE,
  { nom: 'À l’agence', filtre: { q_vue: 'tout', q_statut: 'Agence' } },
  { nom: 'Chez le client', filtre: { q_vue: 'tout', q_statut: 'Validation Client' } },
  { nom: 'En impression', filtre: { q_vue: 'tout', q_statut: 'Impression' } },
  DELIVERIES,
];

/** The views of each role before they save any (specification/screens-and-addresses.md#views). */
export const READY_VIEWS: Record<Role, readonly ReadyView[]> = {
  dc: [
    { nom: 'À relire', filtre: { q_vue: 'attente', q_statut: 'Validation DC' } },
    { nom: 'À signer', filtre: { q_vue: 'attente', q_travail: 'signer' } },
    { nom: 'Commencés', filtre: { q_vue: 'attente', q_travail: 'commences' } },
    LATE,
    DELIVERIES,
  ],
  agence: [
    LATE_TURNS,
    THIS_WEEK,
    { nom: 'Corrections', filtre: { q_vue: 'attente', q_travail: 'corrections' } },
    { nom: 'Prêts à soumettre', filtre: { q_vue: 'attente', q_travail: 'prets' } },
  ],
  installateur: [
    LATE_TURNS,
    THIS_WEEK,
    { nom: 'Prévisites', filtre: { q_vue: 'attente', q_statut: 'Prévisite' } },
    { nom: 'Poses', filtre: { q_vue: 'attente', q_statut: 'Livré' } },
  ],
  imprimeur: [
    { nom: 'À imprimer', filtre: { q_vue: 'attente', q_statut: 'Impression' } },
    { nom: 'À livrer', filtre: { q_vue: 'attente', q_statut: 'Imprimé' } },
  ],
  siege: FOLLOWED,
  administrator: FOLLOWED,
  smhf: FOLLOWED,
  mdv: FOLLOWED,
  client: [],
};
