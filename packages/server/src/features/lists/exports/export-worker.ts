import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { PoolClient } from 'pg';
import { createPool } from '../../../db/pool.ts';
import type { MadeFile } from '../../../threads/made-file.ts';
import { runThread } from '../../../threads/run-thread.ts';
import { displayNames } from '../../base/people/display-names.ts';
import type { ExportJob } from './export-job.ts';
import { readInPieces } from './export-rows.repository.ts';
import { EXPORT_SHEETS } from './sheets/export-sheets.ts';
import type { SheetRow } from './sheets/sheet.ts';
import { TooManyRows } from './sheets/too-many-rows.ts';
import { writeXls } from './xls/write-xls.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

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

function make(job: ExportJob, client: PoolClient): Promise<MadeFile> | MadeFile {
  const sheet = EXPORT_SHEETS[job.type];
  const rows = rowsOf(client, job);
  return job.format === 'xls' ? writeXls(sheet, rows) : writeXlsx([{ ...sheet, rows }]);
}

type Send = (file: MadeFile) => Promise<void>;

async function makeFrom(databaseUrl: string, job: ExportJob, send: Send): Promise<void> {
  const pool = createPool(databaseUrl, { size: 1 });
  try {
    const client = await pool.connect();
    try {
      await send(await make(job, client));
    } finally {
      // Closing the connection rolls the transaction back.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** Worker thread for one spreadsheet, with its own database connection; of the primary, where a replica is lost before it has begun to send. */
await runThread<ExportJob>(async (job, send) => {
  let begun = false;
  const sendOnce: Send = (file) => {
    begun = true;
    return send(file);
  };
  const [first = '', second] = job.databaseUrls;
  try {
    await makeFrom(first, job, sendOnce).catch((error: unknown) => {
      if (begun || second === undefined || error instanceof TooManyRows) throw error;
      return makeFrom(second, job, sendOnce);
    });
  } catch (error) {
    throw error instanceof TooManyRows ? new Refusal('EXPORT_TROP_LONG') : error;
  }
});
