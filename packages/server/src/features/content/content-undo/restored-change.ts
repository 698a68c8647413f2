import type { ContentAct, ContentArea } from '@ardoise/domain/content/content-log.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';

/** A line of the log whose entry becomes what it was. */
export interface RestoredChange {
  id: number;
  area: ContentArea;
  /** Of a catalogue; empty elsewhere. */
  list: string;
  entry: string;
  label: string;
  act: ContentAct;
  /** The complete entry as it was, to be written back; null if the change created it. */
  before: unknown;
  after: unknown;
}

/**
 * Locks the entry of a change and writes `before` back; null removes the entry, or hides it where something refers to
 * it. It need not look for newer changes, nor log anything: undo-change.ts does. The actor is who takes it back. Returns
 * how many entries that the change created stay, 0 or 1.
 * @throws Refusal in a sentence, when this entry cannot become what it was, or not by this actor
 */
export type Restorer = (
  tx: Transaction,
  change: RestoredChange,
  actor: Actor,
  /** Null where an import is undone by a command, which concerns outlets alone. */
  mails: MailQueue | null,
) => Promise<number>;

/** The same for entries of one import, a batch at a time: where an import has very many. */
export type BatchRestorer = (
  tx: Transaction,
  changes: readonly RestoredChange[],
  actor: Actor,
) => Promise<number>;
