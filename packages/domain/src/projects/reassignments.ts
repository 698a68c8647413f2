/**
 * Changes of the people of a project, and what the history keeps of them
 * (specification/roles-and-scope.md#give-to-somebody-else).
 */

/** Who may be exchanged, and how the history begins its line of it. */
const TRACES = {
  dc: 'Réaffectation\u00a0: ',
  agence: 'Changement d’agence\u00a0: ',
  imprimeur: 'Changement d’imprimeur\u00a0: ',
} as const;
export type Exchanged = keyof typeof TRACES;

/** 'Réaffectation : Camille Ferrand → Léo Moreau', and below it what was said. */
export function reassignmentTrace(exchanged: Exchanged, before: string, after: string, comment = ''): string {
  return [`${TRACES[exchanged]}${before || '—'} → ${after}`, comment].filter(Boolean).join('\n');
}
