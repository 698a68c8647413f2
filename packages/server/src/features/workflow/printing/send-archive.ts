import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { parisTimestamp } from '@ardoise/domain/projects/paris-timestamp.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { may } from '@ardoise/domain/rules/permissions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { streamZip } from '../../../http/stream-zip.ts';
import { sendZip } from '../../project/documents/files/send-zip.ts';
import { permissionSubject, type StoredProject } from '../../project/projects/project-record.ts';
import { findProject } from '../../project/projects/projects.repository.ts';
import { type ArchiveSources, archiveEntries } from './archive-entries.ts';
import { type Archive, findArchive } from './archives.repository.ts';
import { folderName } from './entry-names.ts';

async function requireArchive(sources: ArchiveSources, actor: Actor, token: string): Promise<Archive> {
  const archive = required(await findArchive(sources.db, token, actor.name));
  if (archive.expired)
    throw new Refusal('LIEN_EXPIRE', {
      message: 'Cette adresse de téléchargement a expiré. Merci de relancer le téléchargement.',
    });
  return archive;
}

/** The requested projects still in the caller's scope: it may have changed within the hour. */
async function stillReadable(
  sources: ArchiveSources,
  actor: Actor,
  ids: readonly string[],
): Promise<StoredProject[]> {
  const projects: StoredProject[] = [];
  for (const id of ids) {
    const project = await findProject(sources.db, id, actor);
    if (project !== null && may('project.download', permissionSubject(project), actor) === true)
      projects.push(project);
  }
  if (projects.length === 0) throw new Refusal('INTROUVABLE');
  return projects;
}

function archiveName(projects: readonly StoredProject[]): string {
  const [only] = projects;
  return only !== undefined && projects.length === 1
    ? `${folderName(only.n_outlet, only.name_projet)}.zip`
    : `impression-${parisTimestamp(new Date())}.zip`;
}

/**
 * Streams a zip to the account that requested it. Cancelled when the client disconnects.
 * @throws Refusal INTROUVABLE, LIEN_EXPIRE
 */
export async function sendArchive(
  sources: ArchiveSources,
  actor: Actor,
  token: string,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const archive = await requireArchive(sources, actor, token);
  const projects = await stillReadable(sources, actor, archive.projectIds);
  const entries = await archiveEntries(sources, actor, archive.contents, projects);
  return sendZip(exchange, streamZip(entries), { name: archiveName(projects), cut: 'a zip was cut short' });
}
