import { factsOfType } from '../kinds/kind-facts.ts';
import type { ProjectType } from './kinds.ts';

/** Whether head office has suspended new projects of this support, copies included (specification/kinds.md#suspension-of-menu-boards). */
export function isSuspended(type: ProjectType, vaeSuspended: boolean): boolean {
  return factsOfType(type).suspendable && vaeSuspended;
}

/** Error code of a creation of this support, whoever asks for it; null when nothing of the support forbids it. */
export function supportRefusal(
  type: ProjectType,
  vaeSuspended: boolean,
): 'VAE_SUSPENDUE' | 'TYPE_INDISPONIBLE' | null {
  if (isSuspended(type, vaeSuspended)) return 'VAE_SUSPENDUE';
  return factsOfType(type).open ? null : 'TYPE_INDISPONIBLE';
}
