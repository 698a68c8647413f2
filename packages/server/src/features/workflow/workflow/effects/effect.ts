import type { Transaction } from '../../../../db/transaction.ts';
import type { MailQueue } from '../../../base/mails/mail-queue.ts';
import type { ProjectChange } from '../../../project/projects/projects.repository.ts';
import type { Move, MoveInput } from './move.ts';

/** Handler of a name in the column `effects` of the table of transitions. */
export interface Effect {
  /** Default history text of a move without a comment. */
  words?: string;
  /** The project columns that it writes, with the status. */
  change?: (taken: MoveInput, at: Date) => ProjectChange;
  /** Further writes besides the project's row, mails included: in the move's transaction, after the mails of its target. */
  act?: (tx: Transaction, mails: MailQueue, move: Move) => Promise<void>;
  /** Whether it acts in this move, where not in each: one in which none does is plain (docs/decisions/a-move-is-one-statement.md). */
  applies?: (move: Move) => boolean;
}
