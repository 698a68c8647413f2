import type { FieldError } from '../../../base/errors.ts';
import type { Support } from '../../../projects/project.ts';
import { holds } from '../../../wizards/rules.ts';
import type { WizardProject } from '../../../wizards/wizard-project.ts';

/** Label of a support in the order. */
export function supportLabel({ name, type }: Support, index: number): string {
  return name?.trim() || type?.trim() || `Support ${index + 1}`;
}

/** The problem of a step with questions per support, while there is none. */
export function supportFirst({ supports = [] }: WizardProject): FieldError[] {
  return holds('supports', supports.length > 0, 'Ajoutez d’abord un support.');
}

/** Label in the order form while there is no support. */
export const NO_SUPPORTS = 'Supports';

export const ALL_BUT_MATERIAL =
  "Certains champs ne sont pas renseignés. A l'exception de 'matière', tous les champs sont obligatoires.";

/** The sentence above the problems of a support: all its missing answers share one. */
export function refusedSupport(problems: readonly FieldError[]): string | undefined {
  return problems.some(({ message }) => message === ALL_BUT_MATERIAL) ? ALL_BUT_MATERIAL : undefined;
}
