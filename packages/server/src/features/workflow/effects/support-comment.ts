import type { Effect } from './effect.ts';

/** `history:supportComment`: said of a Direct Agence that goes to its client without a word. */
export const supportComment: Effect = { words: 'Changement de statut: Client' };
