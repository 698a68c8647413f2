import { Readable } from 'node:stream';
import { Refusal } from '@ardoise/domain/errors.ts';
import { isTracked } from '@ardoise/domain/privacy-words.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { createPool } from '../../../db/pool.ts';
import type { Session } from '../../../http/session.repository.ts';
import { streamZip, type ZipEntry } from '../../../http/stream-zip.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { insertReads } from '../../document-reads/document-reads.repository.ts';
import { sendZip } from '../../files/send-zip.ts';
import { recordSecurityEvent } from '../../security-log/record-security-event.ts';
import { identityValues, projectsNaming } from '../people/match.repository.ts';
import { readPerson } from '../people/people.repository.ts';
import type { Person } from '../people/person.ts';
import { type CoveredTable, exportCover } from './export-cover.ts';
import {
  drawingsOf,
  type ExportedDrawing,
  type ExportedFile,
  exportedTables,
  filesOfPerson,
  findPersonExport,
  readDrawing,
  rowsAsJson,
} from './person-exports.repository.ts';

/** A table may be large, and its reader slow. */
const PATIENCE_MS = 10 * 60_000;

/** What a zip is made from. */
export interface ExportSources {
  pool: Pool;
  store: FileStore;
}

interface Contents {
  person: Person;
  projects: string[];
  files: ExportedFile[];
  drawings: ExportedDrawing[];
}

async function* asArray(
  lines: AsyncIterable<string[]>,
  counted: (rows: number) => void,
): AsyncGenerator<string> {
  let rows = 0;
  yield '[';
  for await (const batch of lines) {
    yield `${rows === 0 ? '\n' : ',\n'}${batch.join(',\n')}`;
    rows += batch.length;
  }
  counted(rows);
  yield '\n]\n';
}

function tableEntries(
  client: PoolClient,
  { person, projects }: Contents,
  covered: CoveredTable[],
): ZipEntry[] {
  const values = identityValues(person, projects);
  return exportedTables(person).map(({ name, table, text }) => ({
    path: `donnees/${name}.json`,
    modified: new Date(),
    compress: true,
    open: () =>
      Readable.from(
        asArray(rowsAsJson(client, { name, text }, values), (rows) => covered.push({ name, table, rows })),
      ),
  }));
}

/** By its id: two files may have one name. Bytes that are missing do not keep the rest from leaving. */
async function fileEntries(store: FileStore, files: readonly ExportedFile[]): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (const { id, project_id, sha256, filename, t_creation } of files) {
    const stored = await store.find(sha256);
    if (stored === null) continue;
    entries.push({
      path: `fichiers/${project_id}/${id}${/\.\w{1,5}$/.exec(filename)?.[0].toLowerCase() ?? ''}`,
      modified: new Date(t_creation),
      compress: false,
      open: () => stored.open(),
    });
  }
  return entries;
}

function drawingEntries(client: PoolClient, drawings: readonly ExportedDrawing[]): ZipEntry[] {
  return drawings.map((drawing) => ({
    path: `signatures/${drawing.kind}-${drawing.id}.png`,
    modified: new Date(),
    compress: false,
    open: async () => Readable.from([await readDrawing(client, drawing)]),
  }));
}

async function zipEntries(client: PoolClient, store: FileStore, contents: Contents): Promise<ZipEntry[]> {
  const { person, files, drawings } = contents;
  const covered: CoveredTable[] = [];
  const joined = await fileEntries(store, files);
  const cover = () =>
    exportCover(person.shown, new Date(), covered, {
      files: joined.length,
      missing: files.length - joined.length,
      drawings: drawings.length,
    });
  return [
    ...tableEntries(client, contents, covered),
    ...drawingEntries(client, drawings),
    ...joined,
    // Last: it says how many rows there were.
    {
      path: 'LISEZMOI.html',
      modified: new Date(),
      compress: true,
      open: async () => Readable.from([cover()]),
    },
  ];
}

async function requirePerson(pool: Pool, session: Session, token: string): Promise<Person> {
  const found = await findPersonExport(pool, token, session.uid);
  if (found === null) throw new Refusal('INTROUVABLE');
  if (found.expired)
    throw new Refusal('LIEN_EXPIRE', {
      message: 'Cette copie n’est plus disponible. Demandez-la à nouveau.',
    });
  const person = await readPerson(pool, found.person);
  if (person === null) throw new Refusal('INTROUVABLE');
  return person;
}

/** Drawings and signed papers that leave are reads of them. */
async function noteReads(pool: Pool, { uid }: Session, { drawings, files }: Contents): Promise<void> {
  const read = { uid, way: 'personne', times: 1 } as const;
  const projects = [...new Set(drawings.map(({ project_id }) => project_id))];
  const papers = files.flatMap(({ id: fileId, project_id: projectId, file_type: document }) =>
    isTracked(document) ? [{ ...read, projectId, document, fileId }] : [],
  );
  const drawn = projects.map((projectId) => ({ ...read, projectId, document: 'signatures' as const }));
  await insertReads(pool, [...drawn, ...papers]);
}

async function readContents(client: PoolClient, person: Person): Promise<Contents> {
  const projects = await projectsNaming(client, person);
  const files = await filesOfPerson(client, person);
  return { person, projects, files, drawings: await drawingsOf(client, person, projects) };
}

/** The zip; its connection, of its own, is closed with it. */
async function openZip({ pool, store }: ExportSources, session: Session, person: Person): Promise<Readable> {
  const { connectionString: url } = pool.options;
  if (url === undefined) throw new Error('the pool was made without an address');
  const own = createPool(url, { size: 1, patienceMs: PATIENCE_MS });
  const end = async (client: PoolClient | null) => {
    client?.release(true);
    await own.end();
  };
  const client = await own.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const contents = await readContents(client, person);
    await noteReads(pool, session, contents);
    await recordSecurityEvent(pool, { event: 'export_personne', subjectUid: person.uid });
    const zip = streamZip(await zipEntries(client, store, contents));
    zip.once('close', () => void end(client));
    return zip;
  } catch (error) {
    await end(client);
    throw error;
  }
}

/**
 * Streams a zip of what is kept about one person (RGPD, articles 15 and 20), made while it is sent: nothing of it stays
 * on the server.
 * @throws Refusal INTROUVABLE, LIEN_EXPIRE
 */
export async function sendPersonExport(
  sources: ExportSources,
  session: Session,
  token: string,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const person = await requirePerson(sources.pool, session, token);
  return sendZip(exchange, await openZip(sources, session, person), {
    name: 'donnees-personnelles.zip',
    cut: 'an export of a person was cut short',
  });
}
