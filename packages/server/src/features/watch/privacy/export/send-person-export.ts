import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { openOwnConnection } from '../../../../db/own-connection.ts';
import type { Session } from '../../../../http/session.repository.ts';
import { streamZip } from '../../../../http/stream-zip.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import { endOf } from '../../../../threads/end-of-reply.ts';
import { recordSecurityEvent } from '../../../base/security-log/record-security-event.ts';
import { sendZip } from '../../../project/documents/files/send-zip.ts';
import { projectsNaming } from '../people/match.repository.ts';
import { readPerson } from '../people/people.repository.ts';
import { reachOf } from '../people/reach.repository.ts';
import { findPersonExport, holdExport } from './person-exports.repository.ts';
import { type Exported, type ZipSources, zipEntries } from './person-zip.ts';

/** What a zip is made from. */
export interface ExportSources {
  pool: Pool;
  store: FileStore;
}

/** The zip's person. Employees are named by account: their projects, which may be many, are not needed. */
async function readExported(client: PoolClient, session: Session, token: string): Promise<Exported> {
  const found = required(await findPersonExport(client, token, session.uid));
  if (found.expired)
    throw new Refusal('LIEN_EXPIRE', {
      message: 'Cette copie n’est plus disponible. Demandez-la à nouveau.',
    });
  const person = required(await readPerson(client, found.person));
  const projects = person.staff === true ? [] : await projectsNaming(client, person);
  return { person, reach: await reachOf(client, person, projects) };
}

/** In one snapshot; one at a time per account, since each uses a connection until it is downloaded. */
async function beginExport(client: PoolClient, session: Session, token: string): Promise<Exported> {
  await client.query('begin isolation level repeatable read read only');
  if (!(await holdExport(client, session.uid)))
    throw new Refusal('TROP_DE_DEMANDES', {
      message: 'Une copie est déjà en cours de téléchargement. Attendez qu’elle soit finie, ou annulez-la.',
    });
  return readExported(client, session, token);
}

/**
 * Streams a zip of what is kept about one person (RGPD, articles 15 and 20), made while it is sent: nothing of it stays
 * on the server. It is read on a connection of its own, closed when the zip ends or its client disconnects.
 * @throws Refusal INTROUVABLE, LIEN_EXPIRE, TROP_DE_DEMANDES
 */
export async function sendPersonExport(
  { pool, store }: ExportSources,
  session: Session,
  token: string,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { client, close } = await openOwnConnection(pool, endOf(exchange.reply));
  try {
    const exported = await beginExport(client, session, token);
    await recordSecurityEvent(pool, { event: 'export_personne', subjectUid: exported.person.uid });
    const sources: ZipSources = { client, pool, store, reader: session.uid };
    const zip = streamZip(zipEntries(sources, exported));
    zip.once('close', () => void close());
    return sendZip(exchange, zip, {
      name: 'donnees-personnelles.zip',
      cut: 'an export of a person was cut short',
    });
  } catch (error) {
    await close();
    throw error;
  }
}
