import { once } from 'node:events';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { PoolClient } from 'pg';
import { createPool } from '../../db/pool.ts';
import { displayNames } from '../accounts/display-names.ts';
import type { ExportJob, ExportNews, ExportTaken } from './export-messages.ts';
import { readInPieces } from './export-rows.repository.ts';
import type { MadeSpreadsheet } from './made-spreadsheet.ts';
import { EXPORT_SHEETS } from './sheets/export-sheets.ts';
import type { SheetRow } from './sheets/sheet.ts';
import { TooManyRows } from './too-many-rows.ts';
import { writeXls } from './xls/write-xls.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

/** A thread of its own for one spreadsheet: it reads the database by itself and ends with it. */

/** So far ahead of its reader: most spreadsheets are made, and the database is let go, at once. */
const AHEAD = 16 * 1024 * 1024;
/** Pages come first: an export takes the time of the processor that they leave. */
const BEHIND_PAGES = 10;

async function* rowsOf(client: PoolClient, { type, list, publicUrl }: ExportJob) {
  const sheet = EXPORT_SHEETS[type];
  const words = {
    nameOf: await displayNames(client),
    addressOf: (id: string) => `${publicUrl}/suivi-projet/${id}`,
  };
  for await (const projects of readInPieces(client, list)) {
    const rows: SheetRow[] = projects.flatMap((project) => sheet.rowsOf(project, words));
    if (rows.length > 0) yield rows;
  }
}

function make(job: ExportJob, client: PoolClient): Promise<MadeSpreadsheet> | MadeSpreadsheet {
  const sheet = EXPORT_SHEETS[job.type];
  const rows = rowsOf(client, job);
  return job.format === 'xls' ? writeXls(sheet, rows) : writeXlsx(sheet, rows);
}

async function send(port: MessagePort, { length, pieces }: MadeSpreadsheet): Promise<void> {
  const say = (news: ExportNews, given: ArrayBuffer[] = []) => port.postMessage(news, given);
  let ahead = 0;
  port.on('message', ({ taken }: ExportTaken) => {
    ahead -= taken;
  });
  say({ kind: 'begun', length });
  for await (const bytes of pieces) {
    ahead += bytes.byteLength;
    // What is made whole is nobody else's by now: it is handed over, not copied.
    const own = length !== null && bytes.byteLength === bytes.buffer.byteLength;
    say({ kind: 'piece', bytes }, own ? [bytes.buffer as ArrayBuffer] : []);
    while (ahead > AHEAD) await once(port, 'message');
  }
  say({ kind: 'done' });
}

async function run(port: MessagePort, job: ExportJob): Promise<void> {
  const pool = createPool(job.databaseUrl, { size: 1 });
  const client = await pool.connect();
  try {
    await send(port, await make(job, client));
  } catch (error) {
    if (!(error instanceof TooManyRows)) throw error;
    port.postMessage({ kind: 'tooMany' } satisfies ExportNews);
  } finally {
    // The transaction goes with its connection.
    client.release(true);
    await pool.end();
    port.close();
  }
}

// Elsewhere the priority is the whole process's.
if (process.platform === 'linux') setPriority(BEHIND_PAGES);
if (parentPort !== null) await run(parentPort, workerData as ExportJob);
