import { Readable } from 'node:stream';
import { isTracked } from '@ardoise/domain/base/privacy-words.ts';
import type { Pool, PoolClient } from 'pg';
import type { ZipEntry } from '../../../../http/stream-zip.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import { insertReads } from '../../../base/document-reads/document-reads.repository.ts';
import { identityValues, type Reach } from '../people/match.repository.ts';
import type { Person } from '../people/person.ts';
import { type CoveredTable, exportCover } from './export-cover.ts';
import {
  drawingsOf,
  type ExportedFile,
  exportedTables,
  filesOfPerson,
  readDrawing,
  rowsAsJson,
} from './person-exports.repository.ts';

/** Input of a zip. */
export interface ZipSources {
  /** Of the transaction that all is read in. */
  client: PoolClient;
  pool: Pool;
  store: FileStore;
  /** The account that gets it. */
  reader: number;
}

/** Its person, and where they are named. */
export interface Exported {
  person: Person;
  reach: Reach;
}

/** What was written so far. */
interface Written {
  covered: CoveredTable[];
  files: number;
  missing: number;
  drawings: number;
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

const entryOf = (
  path: string,
  compress: boolean,
  open: ZipEntry['open'],
  modified = new Date(),
): ZipEntry => ({
  path,
  modified,
  compress,
  open,
});

/** Bounded: a long word without an '@' must not be searched from each of its letters to its end. */
const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63}/giu;
const WITHHELD = '(adresse d’un tiers)';

/** Rows of an employee without the addresses of those beside whom they worked, which mails and logs contain. */
async function* withoutOthers(
  lines: AsyncIterable<string[]>,
  { mails, logins }: Person,
): AsyncGenerator<string[]> {
  const own = new Set([...mails, ...logins]);
  for await (const batch of lines)
    yield batch.map((line) =>
      line.includes('@')
        ? line.replace(ADDRESS, (address) => (own.has(address.toLowerCase()) ? address : WITHHELD))
        : line,
    );
}

function* tableEntries(
  { client }: ZipSources,
  { person, reach }: Exported,
  { covered }: Written,
): Generator<ZipEntry> {
  const values = identityValues(person, reach);
  for (const { name, table, text } of exportedTables(person)) {
    const open = async () => {
      const lines = rowsAsJson(client, { name, text, values });
      // Their own account has their own addresses, the former one too.
      const isOthers = person.staff === true && name !== 'users';
      return Readable.from(
        asArray(isOthers ? withoutOthers(lines, person) : lines, (rows) =>
          covered.push({ name, table, rows }),
        ),
      );
    };
    yield entryOf(`donnees/${name}.json`, true, open);
  }
}

async function* drawingEntries(
  { client, pool, reader }: ZipSources,
  { person, reach }: Exported,
  written: Written,
): AsyncGenerator<ZipEntry> {
  let last = '';
  for await (const drawings of drawingsOf(client, person, reach)) {
    // Each project once: they come in its order.
    const read = [...new Set(drawings.map(({ project_id }) => project_id))].filter((id) => id !== last);
    last = drawings.at(-1)?.project_id ?? '';
    await insertReads(
      pool,
      read.map((projectId) => ({
        uid: reader,
        projectId,
        document: 'signatures',
        way: 'personne',
        times: 1,
      })),
    );
    for (const drawing of drawings) {
      written.drawings += 1;
      yield entryOf(`signatures/${drawing.kind}-${drawing.id}.png`, false, async () =>
        Readable.from([await readDrawing(client, drawing)]),
      );
    }
  }
}

/** Signed papers that leave are reads of them. */
function paperReads(uid: number, files: readonly ExportedFile[]) {
  return files.flatMap(({ id: fileId, project_id: projectId, file_type: document }) =>
    isTracked(document) ? [{ uid, projectId, document, fileId, way: 'personne' as const, times: 1 }] : [],
  );
}

/** By its id: two files may have one name. Missing bytes do not prevent the rest. */
async function* fileEntries(
  { client, pool, store, reader }: ZipSources,
  { person }: Exported,
  written: Written,
): AsyncGenerator<ZipEntry> {
  for await (const files of filesOfPerson(client, person)) {
    await insertReads(pool, paperReads(reader, files));
    for (const { id, project_id, sha256, filename, t_creation } of files) {
      const stored = await store.find(sha256);
      if (stored === null) {
        written.missing += 1;
        continue;
      }
      written.files += 1;
      const end = /\.\w{1,5}$/.exec(filename)?.[0].toLowerCase() ?? '';
      yield entryOf(`fichiers/${project_id}/${id}${end}`, false, () => stored.open(), new Date(t_creation));
    }
  }
}

/**
 * The entries of the zip, loaded lazily: rows and files of a busy account are many. Drawings and signed
 * papers are noted as read before they leave.
 */
export async function* zipEntries(sources: ZipSources, exported: Exported): AsyncGenerator<ZipEntry> {
  const written: Written = { covered: [], files: 0, missing: 0, drawings: 0 };
  yield* tableEntries(sources, exported, written);
  yield* drawingEntries(sources, exported, written);
  yield* fileEntries(sources, exported, written);
  // Last: it says how many rows there were.
  yield entryOf('LISEZMOI.html', true, async () =>
    Readable.from([exportCover(exported.person.shown, new Date(), written.covered, written)]),
  );
}
