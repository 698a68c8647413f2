import type { Delays } from '../base/words/delays.ts';
import type { Status } from './statuses.ts';

/** Stages of an order by its statuses, for the rules here and for the queries of the server (`sqlList`). */
export const STAGES = {
  /** The dc writes it. */
  draft: ['Brouillon'],
  /** The client completes it, or answers the proof: their link is valid. */
  atClient: ['Client', 'Validation Client'],
  /** The agency makes the proof. */
  atAgency: ['Agence'],
  /** The agency makes the execution files. */
  inExecution: ['Exécution'],
  inPrint: ['Impression'],
  printed: ['Imprimé'],
  delivered: ['Livré', 'Terminé'],
  finished: ['Terminé'],
  stopped: ['Rejeté', 'Annulé'],
} as const satisfies Record<string, readonly Status[]>;

/** Which of head office's delays a status promises (specification/statuses.md#deadlines). */
export const PROMISES = { Agence: 'agence', Prévisite: 'installateur' } as const satisfies Partial<
  Record<Status, keyof Delays>
>;
