import type { Status } from '../projects/statuses.ts';

/**
 * The statuses of a kind whose supports may be installed on site, with a pre-visit before
 * (specification/kinds.md#what-has-a-pose). An order without a pose skips its own (`usualPathOf`).
 */
export const PATH_WITH_POSE: readonly Status[] = [
  'Brouillon',
  'Agence',
  'Validation DC',
  'Validation Client',
  'Prévisite',
  'Exécution',
  'Impression',
  'Imprimé',
  'Livré',
  'Terminé',
];
