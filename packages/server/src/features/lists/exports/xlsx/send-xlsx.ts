import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../../../project/documents/files/serve-file.ts';
import type { SheetColumn, SheetRow } from '../sheets/sheet.ts';
import { writeXlsx } from './write-xlsx.ts';

/** A spreadsheet small enough to be buffered. */
export interface SmallSheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  filename: string;
}

async function* oneBatch(rows: readonly SheetRow[]) {
  if (rows.length > 0) yield rows;
}

/** Replies with an `.xlsx` of a few thousand rows, without a worker thread. */
export function sendXlsx(reply: FastifyReply, { name, columns, rows, filename }: SmallSheet): FastifyReply {
  const { pieces } = writeXlsx({ name, columns }, oneBatch(rows));
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', contentDisposition(filename, true))
    .send(Readable.from(pieces, { objectMode: false }));
}
