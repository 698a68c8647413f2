import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transition } from '@ardoise/domain/projects/statuses.ts';
import type { StoredProject } from '../../projects/project-record.ts';

/** A step on its way: a row of the table, or an administrator's forced one, whose effects are those of its target. */
export interface Step extends Pick<Transition, 'target' | 'to' | 'effects'> {
  forced: boolean;
}

/** What a step changes depends on this alone. */
export interface StepTaken {
  /** As it stands before the step. */
  project: StoredProject;
  step: Step;
  /** Trimmed; empty when nothing was said. */
  comment: string;
  /** Username of who prints from now on; null leaves who did. */
  imprimeur: string | null;
}

/** A move that its guards let through, as it is carried out. Its project's row is locked in the same transaction. */
export interface Move extends StepTaken {
  actor: Actor;
  /** The agreement that makes the move. */
  approvalId?: number;
  /** Ids of files joined to the message. */
  fichiers: readonly string[];
  /** A forced move may be made without telling anybody. */
  silent: boolean;
  /** Asked when no unit is left for a move that takes one: throws the refusal, unless head office arbitrates. */
  withoutUnit?: () => Promise<void>;
}
