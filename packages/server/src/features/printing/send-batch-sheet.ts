import { Refusal } from '@ardoise/domain/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/transaction.ts';
import { displayNames } from '../accounts/display-names.ts';
import { parisTimestamp } from '../files/paris-timestamp.ts';
import { contentDisposition } from '../files/serve-file.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { findProject } from '../projects/projects.repository.ts';
import { printRefusal } from './move-for-printer.ts';
import { renderBatchSheet } from './render-batch-sheet.ts';

async function printedBy(db: Db, actor: Actor, ids: readonly string[]): Promise<StoredProject[]> {
  const projects: StoredProject[] = [];
  for (const id of new Set(ids)) {
    const project = await findProject(db, id, actor);
    if (project !== null && printRefusal(project, actor) === null) projects.push(project);
  }
  return projects;
}

/** One name where they all go to the same printer. */
async function printerOf(db: Db, projects: readonly StoredProject[]): Promise<string> {
  const nameOf = await displayNames(db);
  return [...new Set(projects.map(({ imprimeur }) => nameOf(imprimeur)))].join(', ');
}

/**
 * The batch sheet of what the caller prints of these projects, shown by the browser. Nothing moves.
 *
 * @throws Refusal INTROUVABLE
 */
export async function sendBatchSheet(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  reply: FastifyReply,
): Promise<FastifyReply> {
  const projects = await printedBy(db, actor, ids);
  if (projects.length === 0) throw new Refusal('INTROUVABLE');
  const issuedAt = new Date();
  const printer = await printerOf(db, projects);
  const { content } = await renderBatchSheet({ projects, printer, issuedAt });
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy': 'sandbox',
      'content-disposition': contentDisposition(`feuille-de-lot_${parisTimestamp(issuedAt)}.pdf`, false),
    })
    .type('application/pdf')
    .send(content);
}
