/** Reassignments of a project, and their history lines (specification/roles-and-scope.md#give-to-somebody-else). */

/** What can be reassigned, and the prefix of its history line. */
const TRACES = {
  dc: 'Réaffectation\u00a0: ',
  agence: 'Changement d’agence\u00a0: ',
  imprimeur: 'Changement d’imprimeur\u00a0: ',
} as const;
export type Exchanged = keyof typeof TRACES;

/** 'Réaffectation : Camille Ferrand → Léo Moreau', followed by the comment. */
export function reassignmentTrace(exchanged: Exchanged, before: string, after: string, comment = ''): string {
  return [`${TRACES[exchanged]}${before || '—'} → ${after}`, comment].filter(Boolean).join('\n');
}
