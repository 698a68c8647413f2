import type { Support } from '../../../projects/project.ts';

/** Label of a support in the order. */
export function supportLabel({ name, type }: Support, index: number): string {
  return name?.trim() || type?.trim() || `Support ${index + 1}`;
}

/** Label in the order form while there is no support. */
export const NO_SUPPORTS = 'Supports';

export const ALL_BUT_MATERIAL =
  "Certains champs ne sont pas renseignés. A l'exception de 'matière', tous les champs sont obligatoires.";
