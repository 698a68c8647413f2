import { Refusal } from '@ardoise/domain/base/errors.ts';
import { parisTimestamp } from '@ardoise/domain/projects/paris-timestamp.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/transaction.ts';
import { sendFromThread } from '../../../threads/send-from-thread.ts';
import type { WorkLimits, WorkLine } from '../../../threads/work-line.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { contentDisposition } from '../../project/documents/files/serve-file.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import { findProject } from '../../project/projects/projects.repository.ts';
import { printRefusal } from './move-for-printer.ts';
import type { BatchSheetInput } from './render-batch-sheet.ts';

async function printedBy(db: Db, actor: Actor, ids: readonly string[]): Promise<StoredProject[]> {
  const projects: StoredProject[] = [];
  for (const id of new Set(ids)) {
    const project = await findProject(db, id, actor);
    if (project !== null && printRefusal(project, actor) === null) projects.push(project);
  }
  return projects;
}

/** One name if they all have the same printer. */
async function printerOf(db: Db, projects: readonly StoredProject[]): Promise<string> {
  const nameOf = await displayNames(db);
  return [...new Set(projects.map(({ imprimeur }) => nameOf(imprimeur)))].join(', ');
}

/** Limits of batch sheets: each takes a second or two of CPU. */
export const BATCH_SHEET_LIMITS: WorkLimits = {
  atOnce: 1,
  most: 6,
  tooMany: 'D’autres feuilles de lot sont en cours. Merci de réessayer dans une minute.',
};
/** Heap of its worker: the fonts, and some hundred pages. */
const HEAP_MB = 160;

/**
 * The batch sheet of what the caller prints of these projects, rendered in a worker thread and displayed by the
 * browser. Changes no status.
 * @throws Refusal INTROUVABLE, TROP_DE_DEMANDES
 */
export async function sendBatchSheet(
  { db, line }: { db: Db; line: WorkLine },
  actor: Actor,
  ids: readonly string[],
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const projects = await printedBy(db, actor, ids);
  if (projects.length === 0) throw new Refusal('INTROUVABLE');
  const issuedAt = new Date();
  const data: BatchSheetInput = { projects, printer: await printerOf(db, projects), issuedAt };
  return sendFromThread(
    line,
    { script: new URL('./batch-sheet-worker.ts', import.meta.url), data, heapMb: HEAP_MB },
    {
      mime: 'application/pdf',
      disposition: contentDisposition(`feuille-de-lot_${parisTimestamp(issuedAt)}.pdf`, false),
      headers: { 'content-security-policy': 'sandbox' },
    },
    exchange,
  );
}
