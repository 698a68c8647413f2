import { Readable } from 'node:stream';
import { csvLine } from '@ardoise/domain/content/catalogue-lists/csv-cell.ts';
import type { RECALL_FORMATS } from '@ardoise/domain/contract/recalls.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { PIECE_STATES } from '@ardoise/domain/rules/pieces.ts';
import type { RecallList } from '@ardoise/domain/rules/recalls.ts';
import type { FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { displayNames, type NameOf } from '../../base/people/display-names.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { contentDisposition } from '../../project/documents/files/serve-file.ts';
import { daySerial } from '../exports/sheets/paris-serial.ts';
import { day, number, type RowColumn, sheetRow, text } from '../exports/sheets/sheet.ts';
import { sendTabs } from '../exports/xlsx/send-xlsx.ts';
import { everyLine, findWholeRecall, type RecallRow } from './recalls.repository.ts';

/** Lines that are read and written at once. */
const AT_ONCE = 2_000;
const BYTE_ORDER_MARK = '\uFEFF';

const CERTAINTY: Record<RecallList, string> = {
  sure: 'Choisi dans la commande',
  doute: 'Douteux\u00a0: lu dans le texte seul',
  sans_texte: 'Texte illisible, à voir sur place',
};

type Row = RecallRow & { nameOf: NameOf };

export const RECALL_COLUMNS: readonly RowColumn<Row>[] = [
  { ...text('Délégué commercial', 24), cell: ({ dc, nameOf }) => nameOf(dc) },
  { ...text('Point de vente', 32), cell: ({ outlet }) => outlet },
  { ...text('Numéro d’OUTLET', 16), cell: ({ nOutlet }) => nOutlet },
  { ...text('Adresse', 44), cell: ({ address }) => address },
  { ...text('À joindre', 26), cell: ({ contact }) => contact },
  { ...text('Téléphone', 18), cell: ({ phone }) => phone },
  { ...text('Pièce', 36), cell: ({ name }) => name },
  { ...text('Ce qu’elle montre', 40), cell: ({ shown }) => shown },
  { ...text('Certitude', 30), cell: ({ list }) => CERTAINTY[list] },
  { ...number('Exemplaires', 12), cell: ({ copies }) => copies },
  { ...text('État', 24), cell: ({ state }) => PIECE_STATES[state] },
  { ...day('Depuis le'), cell: ({ since }) => daySerial(since) },
  { ...text('Numéro de projet', 24), cell: ({ numProjet }) => numProjet },
];

/** A day of a text file, as one reads it: 12/11/2026. */
const inFrench = (since: string) => since.split('-').reverse().join('/');

async function* csvOf(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(RECALL_COLUMNS.map((column) => column.head));
  const cells = (row: Row) =>
    RECALL_COLUMNS.map(({ kind, cell }) => (kind === 'day' ? inFrench(row.since) : String(cell(row) ?? '')));
  for await (const rows of batches) yield rows.map((row) => csvLine(cells(row))).join('');
}

const UNREADY = 'La liste se prépare encore. Elle pourra être exportée une fois complète.';

/**
 * Every line of a list in the reader's scope, as a spreadsheet or a text file; logged. Only some are in memory at once.
 * @throws Refusal INTROUVABLE; STATUT while the list is prepared
 */
export async function exportRecall(
  pool: Pool,
  actor: Actor,
  { id, format = 'xlsx' }: { id: string; format?: (typeof RECALL_FORMATS)[number] | undefined },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { madeAt } = await findWholeRecall(pool, actor, id, { message: UNREADY });
  const nameOf = await displayNames(pool);
  await recordSecurityEvent(pool, { event: 'export', object: `rappel ${format}` });
  const filename = `Rappel-${parisDay(new Date(madeAt))}.${format}`;
  const batches = async function* () {
    for await (const lines of everyLine(pool, actor, id, AT_ONCE))
      yield lines.map((line): Row => ({ ...line, nameOf }));
  };
  if (format === 'xlsx') {
    const rows = async function* () {
      for await (const some of batches()) yield some.map((row) => sheetRow(RECALL_COLUMNS, row));
    };
    return sendTabs(reply, [{ name: 'Rappel', columns: RECALL_COLUMNS, rows: rows() }], filename);
  }
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition(filename, true))
    .send(Readable.from(csvOf(batches()), { objectMode: false }));
}
