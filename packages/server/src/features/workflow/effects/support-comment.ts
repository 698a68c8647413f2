import type { Effect } from './effect.ts';

/** `history:supportComment`: default comment of a Direct Agence sent to its client. */
export const supportComment: Effect = { words: 'Changement de statut: Client' };
