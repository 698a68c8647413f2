import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { MAX_EXPORT_ROWS } from '@ardoise/domain/rules/exports.ts';
import { FileStore } from '../packages/server/src/storage/file-store.ts';
import type { LongWork } from './beside-list.ts';
import { agencyOf, HEAD_OFFICE, PRINTED_STATUS, projectIdOf, statusOf } from './rows.ts';
import { run as ask } from './run-statement.ts';
import { productHeaders } from './scenario.ts';
import { BENCH_FILES } from './servers.ts';

/** Counts the bytes of a response stream, discarding the chunks. */
async function received(url: string, init: RequestInit = {}): Promise<number> {
  const reply = await fetch(url, { ...init, headers: { ...productHeaders(HEAD_OFFICE), ...init.headers } });
  if (!reply.ok || reply.body === null) throw new Error(`${url} answered ${reply.status}`);
  let bytes = 0;
  for await (const chunk of reply.body) bytes += chunk.length;
  return bytes;
}

function exportOf(title: string, query: Record<string, string>): LongWork {
  const search = new URLSearchParams(query).toString();
  return { title, mostMb: 200, run: (url) => received(`${url}/rest/myplv/projets?${search}`) };
}

/**
 * Spreadsheets of the entire view if they can contain it; at a million rows of a tenth of it, and of drinks, six per
 * project.
 */
function exportsAt(size: number): LongWork[] {
  if (size <= MAX_EXPORT_ROWS.xls)
    return [exportOf(`export of ${size} projects as .xls`, { excelType: 'excel_siege' })];
  if (size <= 100_000)
    return [
      exportOf(`export of ${size} projects as .xlsx`, { excelType: 'excel_siege', format: 'xlsx' }),
      exportOf(`export of ${size} projects to print as .xlsx`, {
        excelType: 'excel_imprimeur',
        format: 'xlsx',
      }),
    ];
  const some = { q_statut: PRINTED_STATUS };
  return [
    exportOf('export of a tenth as .xlsx', { ...some, excelType: 'excel_siege', format: 'xlsx' }),
    exportOf('export of an agency’s drinks as .xls', {
      q_agence: agencyOf(0),
      ...some,
      excelType: 'excel_boissons',
    }),
  ];
}

const ZIPPED = 100;
const FILE_BYTES = 4 * 1024 * 1024;
const DIFFERENT_FILES = 10;

function printedIds(size: number): string[] {
  const ids: string[] = [];
  for (let index = 1; index <= size && ids.length < ZIPPED; index += 1)
    if (statusOf(index) === PRINTED_STATUS) ids.push(projectIdOf(index));
  return ids;
}

/** Adds an execution file of 4 MB to each of the projects that are zipped. */
async function joinFiles(database: string, ids: readonly string[]): Promise<void> {
  const store = await FileStore.open(BENCH_FILES);
  const hashes: string[] = [];
  for (let index = 0; index < DIFFERENT_FILES; index += 1) {
    const incoming = await store.receive(Readable.from([randomBytes(FILE_BYTES)]), FILE_BYTES);
    await store.keep(incoming);
    hashes.push(incoming.sha256);
  }
  const rows = ids.map(
    (id, index) =>
      `('${index.toString(16).padStart(24, 'e')}', '${id}', '\\x${hashes[index % DIFFERENT_FILES]}', ${FILE_BYTES}, 'application/pdf', 'execution_${index}.pdf', 'execution', 'agence0')`,
  );
  await ask(
    database,
    `insert into files (id, project_id, sha256, size, mime, filename, file_type, uploaded_by) values ${rows.join(',')}`,
  );
}

async function removeFiles(database: string, ids: readonly string[]): Promise<void> {
  const store = await FileStore.open(BENCH_FILES);
  const list = ids.map((id) => `'${id}'`).join(',');
  const gone = await ask<{ hash: string }>(
    database,
    `delete from files where project_id in (${list}) returning encode(sha256, 'hex') as hash`,
  );
  for (const hash of new Set(gone.map((file) => file.hash))) await store.remove(hash);
}

async function zipOf(url: string, ids: readonly string[]): Promise<number> {
  const lot = await fetch(`${url}/rest/myplv/projets/imprimeur/lot`, {
    method: 'POST',
    headers: { ...productHeaders(HEAD_OFFICE), 'content-type': 'application/json' },
    body: JSON.stringify({ ids, action: 'telecharger' }),
  });
  const answer = (await lot.json()) as { url: string };
  return received(url + answer.url);
}

/** Long-running work measured beside the list, by its name in `--scenarios`. */
interface LongWorks {
  worksAt: (size: number) => LongWork[];
  prepare?: (database: string, size: number) => Promise<void>;
  restore?: (database: string, size: number) => Promise<void>;
}

export const LONG_WORKS: Record<string, LongWorks> = {
  exports: { worksAt: exportsAt },
  zip: {
    worksAt: (size) => [
      { title: `zip of ${ZIPPED} projects`, mostMb: 50, run: (url) => zipOf(url, printedIds(size)) },
    ],
    prepare: async (database, size) => {
      await removeFiles(database, printedIds(size));
      await joinFiles(database, printedIds(size));
    },
    restore: (database, size) => removeFiles(database, printedIds(size)),
  },
};
