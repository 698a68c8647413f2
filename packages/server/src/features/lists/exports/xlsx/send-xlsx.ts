import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { contentDisposition } from '../../../project/documents/files/serve-file.ts';
import type { SheetColumn, SheetRow } from '../sheets/sheet.ts';
import { writeXlsx, type XlsxTab } from './write-xlsx.ts';

/** A tab small enough to be buffered. */
export interface SmallSheet {
  name: string;
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
}

async function* oneBatch(rows: readonly SheetRow[]) {
  if (rows.length > 0) yield rows;
}

/** Replies with an `.xlsx` of these tabs, without a worker thread. */
export function sendTabs(reply: FastifyReply, tabs: readonly XlsxTab[], filename: string): FastifyReply {
  const { pieces } = writeXlsx(tabs);
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', contentDisposition(filename, true))
    .send(Readable.from(pieces, { objectMode: false }));
}

/** The same of tabs of a few thousand rows. */
export function sendXlsx(reply: FastifyReply, sheets: readonly SmallSheet[], filename: string): FastifyReply {
  const tabs = sheets.map(({ name, columns, rows }) => ({ name, columns, rows: oneBatch(rows) }));
  return sendTabs(reply, tabs, filename);
}
