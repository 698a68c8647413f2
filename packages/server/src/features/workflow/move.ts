import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { StoredProject } from '../projects/project-record.ts';
import type { Step } from './transition-effects.ts';

/** A move that its guards let through, as it is carried out. */
export interface Move {
  /** Its row locked in the same transaction. */
  project: StoredProject;
  step: Step;
  actor: Actor;
  /** Trimmed; empty when nothing was said. */
  comment: string;
  /** Username of who prints from now on; null leaves who did. */
  imprimeur: string | null;
  /** Ids of files joined to the message. */
  fichiers: readonly string[];
  /** A forced move may be made without telling anybody. */
  silent: boolean;
  /** Asked when no unit is left for a move that takes one: throws the refusal, unless head office arbitrates. */
  withoutUnit?: () => Promise<void>;
}
