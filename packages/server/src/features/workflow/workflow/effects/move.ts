import type { Delays } from '@ardoise/domain/base/words/delays.ts';
import type { ReturnCause } from '@ardoise/domain/projects/return-causes.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transition } from '@ardoise/domain/projects/statuses.ts';
import type { Shipment } from '@ardoise/domain/rules/shipment.ts';
import { newLinkToken } from '../../../../secrets/link-token.ts';
import type { MailReader } from '../../../base/mails/mail-readers.repository.ts';
import { canBeMailed } from '../../../base/mails/status-news.ts';
import type { StoredProject } from '../../../project/projects/project-record.ts';

/** A row of the table, or an administrator's forced one, with the effects of its target. */
export interface MoveRow extends Pick<Transition, 'target' | 'to' | 'effects'> {
  forced: boolean;
}

/** The input of a move's changes. */
export interface MoveInput {
  /** State before the move. */
  project: StoredProject;
  row: MoveRow;
  /** Trimmed; empty without a comment. */
  comment: string;
  /** The new printer's username; null keeps the present one. */
  imprimeur: string | null;
  /** What is noted with a delivery. */
  delivery?: Shipment | undefined;
  /** The day that is promised with the choice of a printer. */
  promise?: string | undefined;
  /** Head office's, for what the target promises; default those of a new installation. */
  delays?: Delays;
}

/** A move that passed its guards. */
export interface Move extends MoveInput {
  actor: Actor;
  delays: Delays;
  /** Accounts that its mails may name: those of the project's people, their stand-ins, and the actor. */
  readers: readonly MailReader[];
  /** Its client was not sent its order form. */
  formUnsent: boolean;
  /** Why the order goes back to its agency; kept where the row keeps them. */
  causes?: readonly ReturnCause[];
  /** The approval that triggers the move. */
  approvalId?: number;
  /** Ids of files attached to the message. */
  fichiers: readonly string[];
  /** Of the link by which the client will follow the order, if they get one. */
  trackingToken?: string | null;
  /** A forced move without notifications. */
  silent: boolean;
  /** Called when no unit is left for a move that consumes one: throws the refusal, unless head office arbitrates. */
  withoutUnit?: () => Promise<void>;
}

/** A move with these facts; without a form, but for what of it is given. */
export function moveFrom(
  { readers, delays, formUnsent }: Pick<Move, 'readers' | 'delays' | 'formUnsent'>,
  move: Omit<MoveInput, 'imprimeur'> & Pick<Move, 'actor'> & Partial<Move>,
): Move {
  const trackingToken = tracks(move) ? newLinkToken() : null;
  return {
    imprimeur: null,
    fichiers: [],
    silent: false,
    readers,
    delays,
    formUnsent,
    trackingToken,
    ...move,
  };
}

/** Whether the client gets a link to follow the order: one with an account has it there. */
function tracks({ row, project }: Pick<MoveInput, 'row' | 'project'>): boolean {
  return row.effects.includes('mail:trackingLink') && !project.entered_client && canBeMailed(project);
}
