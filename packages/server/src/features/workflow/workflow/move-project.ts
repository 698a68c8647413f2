import { Refusal } from '@ardoise/domain/base/errors.ts';
import { onBehalfOf } from '@ardoise/domain/projects/replacements.ts';
import { outdatesExecution, showsProof, withdrawsApproval } from '@ardoise/domain/rules/moves.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { keepsCauses } from '@ardoise/domain/rules/returns.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { moveEvents } from '../../base/webhook-events/tell-webhooks.ts';
import { supersedeExecutionFiles } from '../../project/documents/files/files.repository.ts';
import { markProofSent, withdrawApproval } from '../../project/documents/proofs/proofs.repository.ts';
import { addHistory, attachFiles, type NewHistoryEntry } from '../../project/projects/history.repository.ts';
import { type ProjectView, refreshTrace } from '../../project/projects/project-view.repository.ts';
import type { ProjectChange } from '../../project/projects/projects.repository.ts';
import { changeOfMove } from './change-of-move.ts';
import { EFFECTS } from './effects/effects.ts';
import type { Move } from './effects/move.ts';
import { type MoveToWrite, type TakenUnit, type WrittenMove, writeMove } from './move.repository.ts';
import { statusMails } from './status-mails.ts';

/** History text: the comment of the move, or an effect's default. */
function historyComment({ row, comment }: Move): string {
  if (comment !== '') return comment;
  return row.effects.map((name) => EFFECTS[name].words ?? '').find((words) => words !== '') ?? '';
}

function lineOf(move: Move): NewHistoryEntry {
  const { project, row, actor, approvalId, causes = [] } = move;
  return {
    projectId: project.id,
    nature: approvalId === undefined ? 'mouvement' : 'accord',
    approvalId: approvalId ?? null,
    from: project.statut,
    to: row.to,
    target: row.target,
    resp: actor.name,
    onBehalfOf: onBehalfOf(actor, project),
    comment: historyComment(move),
    causes: keepsCauses(row) ? causes : [],
    forced: row.forced,
    basedOn: project.version,
  };
}

function shownName({ readers, actor }: Move): string {
  return readers.find(({ name }) => name === actor.name)?.shown ?? actor.name;
}

/** The quota of the unit that a change consumes: its own year and SMHF. Null if no guard checks what is left of it. */
function unitOf(
  { project, withoutUnit }: Move,
  { eligible_quota, quota_smhf, quota_year }: ProjectChange,
): TakenUnit | null {
  const kind = quotaKindOf(project.type_projet);
  if (withoutUnit === undefined || kind === null || eligible_quota !== true) return null;
  if (quota_year === undefined || quota_year === null) return null;
  return { smhf: quota_smhf ?? null, year: quota_year, kind };
}

async function writeTakingUnit(db: Db, move: Move, toWrite: MoveToWrite): Promise<WrittenMove | null> {
  const written = await writeMove(db, toWrite);
  if (written !== 'no unit') return written;
  await move.withoutUnit?.();
  return writeTakingUnit(db, move, { ...toWrite, unit: null });
}

/** The only function that writes `statut`: history, mails of the target, and the row. Null if the row has changed. */
async function writeStatus(
  db: Db,
  mails: MailQueue,
  move: Move,
  seen: string | null,
): Promise<{ view: ProjectView; historyId: number; traceLight: boolean } | null> {
  const change = changeOfMove(move, new Date());
  const line = lineOf(move);
  const written = await writeTakingUnit(db, move, {
    line,
    shown: shownName(move),
    change,
    mails: mails.rowsOf(await statusMails(db, move, change)),
    events: moveEvents(move.actor, move.project, move.row.to, { approved: move.approvalId !== undefined }),
    forShow: mails.isForShow,
    unit: unitOf(move, change),
    seen,
  });
  if (written === null) return null;
  mails.sendSoon();
  const { historyId, traceLight, ...columns } = written;
  return { view: { ...move.project, ...change, ...columns }, historyId, traceLight };
}

/**
 * @throws Refusal VALIDATION when one of them is missing, or another's: a message must not be sent without its
 * attachments
 */
async function joinFiles(
  tx: Transaction,
  { project, actor, fichiers }: Move,
  historyId: number,
): Promise<void> {
  const joined = await attachFiles(tx, historyId, project.id, actor.name, fichiers);
  if (joined === new Set(fichiers).size) return;
  const message = 'Un fichier joint n’est plus disponible. Merci de le joindre à nouveau.';
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'fichiers', message }] });
}

/** The line of a day that was promised with the choice of a printer; the move itself writes the day. */
async function tellPromise(tx: Transaction, { project, row, actor, promise = '' }: Move): Promise<void> {
  await addHistory(tx, {
    projectId: project.id,
    nature: 'promesse',
    from: row.to,
    to: row.to,
    target: promise,
    resp: actor.name,
    comment: '',
    forced: false,
    basedOn: project.version,
  });
}

/** The further writes of a move's effects, in the order of its row. */
function actsOf(move: Move) {
  return move.row.effects.flatMap((name) => {
    const { act, applies = () => true } = EFFECTS[name];
    return act !== undefined && applies(move) ? [act] : [];
  });
}

/** What a move writes besides its history line, its mails and its row, and whether it does. */
interface Consequence {
  applies: (move: Move) => boolean;
  /** Changes what the history says beyond the move's own line. */
  retells?: true;
  act: (tx: Transaction, move: Move, historyId: number, mails: MailQueue) => Promise<void>;
}

/** In their order: what forcing and files add, changes of the proof by the move's source and target, the row's effects. */
const CONSEQUENCES: readonly Consequence[] = [
  {
    applies: ({ row }) => row.forced,
    act: (tx, { project, row }) =>
      recordSecurityEvent(tx, { event: 'statut_force', projectId: project.id, object: row.to }),
  },
  { applies: ({ fichiers }) => fichiers.length > 0, retells: true, act: joinFiles },
  { applies: ({ promise }) => promise !== undefined, retells: true, act: tellPromise },
  {
    applies: ({ project, row }) =>
      project.approved_version !== null && withdrawsApproval(project.statut, row.to),
    retells: true,
    act: (tx, { project, row, actor }, causeId) =>
      withdrawApproval(tx, project.id, {
        why: `Retour en «\u00a0${row.to}\u00a0»`,
        statut: row.to,
        resp: actor.name,
        basedOn: project.version,
        causeId,
      }),
  },
  {
    applies: ({ project, row }) => outdatesExecution(project.statut, row.to),
    act: (tx, { project }) => supersedeExecutionFiles(tx, project.id),
  },
  {
    applies: ({ project, row }) => showsProof(row.to) && project.proof_version > 0,
    act: (tx, { project }) => markProofSent(tx, project.id, project.proof_version),
  },
  {
    applies: (move) => actsOf(move).length > 0,
    act: async (tx, move, _historyId, mails) => {
      for (const act of actsOf(move)) await act(tx, mails, move);
    },
  },
];

/** Whether the history grows by the move's own line alone, which names only its actor: so does the trace. */
function addsOneLine(move: Move): boolean {
  return (
    move.approvalId === undefined &&
    onBehalfOf(move.actor, move.project) === null &&
    !CONSEQUENCES.some(({ applies, retells }) => retells && applies(move))
  );
}

/** The same, and no other effect. */
function isPlain(move: Move): boolean {
  return addsOneLine(move) && !CONSEQUENCES.some(({ applies }) => applies(move));
}

/**
 * A plain move in one statement, without a transaction: `seen` is the row's `xmin` as it was read. Returns the project
 * as its page then shows it; null, with nothing written, if the move is not plain, or the row has changed since.
 */
export async function moveAtOnce(
  db: Db,
  mails: MailQueue,
  move: Move,
  seen: string,
): Promise<ProjectView | null> {
  if (!isPlain(move)) return null;
  const written = await writeStatus(db, mails, move, seen);
  return written?.view ?? null;
}

/**
 * Any move, in the caller's transaction, with its project's row locked: its own changes, then consequences of the status and
 * the row's effects (specification/statuses.md#a-move). Returns the project as its page then shows it.
 */
export async function moveProject(tx: Transaction, mails: MailQueue, move: Move): Promise<ProjectView> {
  const written = await writeStatus(tx, mails, move, null);
  // The row is locked: a conflict is possible only if the caller itself has written it since.
  if (written === null) throw new Refusal('VERSION');
  const { view, historyId, traceLight } = written;
  for (const { applies, act } of CONSEQUENCES) if (applies(move)) await act(tx, move, historyId, mails);
  if (traceLight && addsOneLine(move)) return view;
  return { ...view, trace: await refreshTrace(tx, move.project.id) };
}
