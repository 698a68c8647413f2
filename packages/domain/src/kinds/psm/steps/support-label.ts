import type { Support } from '../../../projects/project.ts';

/** What a support is called in the order. */
export function supportLabel({ name, type }: Support, index: number): string {
  return name?.trim() || type?.trim() || `Support ${index + 1}`;
}

/** What the order form asks where there is no support yet. */
export const NO_SUPPORTS = 'Supports';

export const ALL_BUT_MATERIAL =
  "Certains champs ne sont pas renseignés. A l'exception de 'matière', tous les champs sont obligatoires.";
