import type { Project } from '@ardoise/domain/contract/projects.ts';
import { factsOfType } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';

/** Outcome of an order's submission to its agency, from its wizard. */
export type Submission = { sent: Project } | { refused: unknown };

export const SUBMIT = 'Envoyer à l’agence';

/** Whether its last signature sends it (specification/roles-and-scope.md#direct-agence-who-fills-what). */
export function isSentBySignature({ type, statut }: Pick<Project, 'type' | 'statut'>): boolean {
  return factsOfType(type).completedByClient && isBeforeSubmission(statut);
}
