import { factsOfType } from '../kind-facts/kind-facts.ts';
import { KIND_WORDS } from '../kind-facts/kind-words.ts';
import type { ProjectType, TypeCode } from '../projects/kinds.ts';

/**
 * Whether head office has suspended new projects of this support, clones included
 * (specification/kinds.md#suspension-of-menu-boards).
 */
export function isSuspended(type: ProjectType, vaeSuspended: boolean): boolean {
  return factsOfType(type).suspendable && vaeSuspended;
}

/** Whether a medal is among the eligible ones, case-insensitively. */
export function isEligibleMedal(medal: string | undefined, eligible: readonly string[] | null): boolean {
  return eligible === null || eligible.includes((medal ?? '').trim().toLowerCase());
}

/** Message for an outlet whose medal is not eligible for this kind (`isEligibleMedal`). */
export function notEligible(code: TypeCode): string {
  return `Ce point de vente n’est pas éligible\u00a0: sa médaille ne permet pas de commander ${KIND_WORDS[code].ordered}.`;
}
