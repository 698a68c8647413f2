import type { Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../mails/mail-queue.ts';
import type { ProjectChange } from '../../projects/projects.repository.ts';
import type { Move, StepTaken } from './move.ts';

/** What a name in the column `effects` of the table of transitions does. */
export interface Effect {
  /** What the history says of a move of which nobody said anything. */
  words?: string;
  /** What it writes of the project, with the status. */
  change?: (taken: StepTaken, at: Date) => ProjectChange;
  /** What it does beside the project's row, mails included: in the move's transaction, after the mails of its target. */
  act?: (tx: Transaction, mails: MailQueue, move: Move) => Promise<void>;
}
