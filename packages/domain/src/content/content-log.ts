/**
 * Parts of the content management, with their words on screen: what a line of its log is about
 * (specification/content-management.md#log).
 */
export const CONTENT_AREAS = {
  catalogues: 'Catalogues',
  reglages: 'Réglages',
  actualites: 'Actualités',
  quotas: 'Quotas',
  'points-de-vente': 'Points de vente',
  comptes: 'Comptes',
  commandes: 'Commandes',
} as const satisfies Record<string, string>;

export type ContentArea = keyof typeof CONTENT_AREAS;

/** What was done, as it is filtered by. A closed union: an unknown one can be neither recorded nor filtered by. */
export const CONTENT_ACTS = {
  ajout: 'Ajout',
  modification: 'Modification',
  ordre: 'Ordre',
  masquage: 'Masquage',
  affichage: 'Affichage',
  retrait: 'Retrait',
  remplacement: 'Remplacement',
  suppression: 'Suppression',
  import: 'Import',
  annulation: 'Annulation',
  programmation: 'Programmation',
  transfert: 'Transfert',
  ouverture: 'Ouverture',
  invitation: 'Invitation',
  desactivation: 'Désactivation',
  reactivation: 'Réactivation',
  effacement: 'Effacement',
} as const satisfies Record<string, string>;

export type ContentAct = keyof typeof CONTENT_ACTS;
