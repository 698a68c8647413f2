import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { exportFigures as exportCall } from '@ardoise/domain/contract/figures.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { countedCauses } from '@ardoise/domain/projects/return-causes.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { PASSED_STATUSES } from '@ardoise/domain/rules/figures.ts';
import type { FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { displayNames, type NameOf } from '../../base/people/display-names.ts';
import { daySerial } from '../exports/sheets/paris-serial.ts';
import { day, number, type RowColumn, sheetRow, text } from '../exports/sheets/sheet.ts';
import { sendTabs, sendXlsx } from '../exports/xlsx/send-xlsx.ts';
import type { FigureReading } from './count-figures.repository.ts';
import { type FigureRow, listCounted, readFigureRows } from './figure-rows.repository.ts';
import { figureTabs } from './figure-tabs.ts';
import { readFigures, readingOf } from './read-figures.ts';

/** Orders of one batch: the next is read once its rows have left. */
const AT_ONCE = 1_000;
const TENTHS = 10;

type Row = FigureRow & { nameOf: NameOf };

const inDays = (tenths: number | null) => (tenths === null ? null : tenths / TENTHS);

export const FIGURE_COLUMNS: readonly RowColumn<Row>[] = [
  { ...text('Numéro de projet', 22), cell: ({ num_projet }) => num_projet },
  { ...text('Nom du projet', 32), cell: ({ name_projet }) => name_projet },
  { ...text('Support', 18), cell: ({ type }) => type },
  { ...text('Agence', 22), cell: ({ agence, nameOf }) => nameOf(agence) },
  { ...text('SMHF', 22), cell: ({ smhf, nameOf }) => nameOf(smhf) },
  { ...day('Faite le'), cell: ({ faite }) => daySerial(faite) },
  { ...day('Acceptée le'), cell: ({ acceptee }) => daySerial(acceptee) },
  { ...day('Terminée le'), cell: ({ terminee }) => daySerial(terminee) },
  { ...day('Arrêtée le'), cell: ({ arretee }) => daySerial(arretee) },
  { ...number('Durée (jours ouvrés)', 20), cell: ({ tenths }) => inDays(tenths) },
  { ...number('Retours avant l’accord', 22), cell: ({ returns }) => returns },
  { ...number('Retours'), cell: ({ retours }) => retours },
  { ...text('Causes', 30), cell: ({ causes }) => countedCauses(causes ?? []) },
  { ...number('Délais tenus', 13), cell: ({ tenus }) => tenus },
  { ...number('Délais en retard', 16), cell: ({ retards }) => retards },
  ...PASSED_STATUSES.map((statut, index) => ({
    ...number(`En ${statut} (jours ouvrés)`, 24),
    cell: ({ passages }: Row) => inDays(passages[index] ?? null),
  })),
];

async function* rowsOf(pool: Pool, reading: FigureReading, ids: readonly string[]) {
  const nameOf = await displayNames(pool);
  for (let begin = 0; begin < ids.length; begin += AT_ONCE) {
    const rows = await readFigureRows(pool, reading, ids.slice(begin, begin + AT_ONCE));
    if (rows.length > 0) yield rows.map((row) => sheetRow(FIGURE_COLUMNS, { ...row, nameOf }));
  }
}

/** Figures, a tab a question, or their orders, a row each, as a spreadsheet. @throws Refusal VALIDATION of a period */
export async function exportFigures(
  pool: Pool,
  actor: Actor,
  { quoi, ...query }: QueryOf<typeof exportCall>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const today = parisDay(new Date());
  if (quoi !== 'commandes') {
    const figures = await readFigures(pool, actor, query, today);
    return sendXlsx(reply, figureTabs(figures), `Chiffres-${figures.periode.du}-${figures.periode.au}.xlsx`);
  }
  const { reading } = await readingOf(pool, actor, query, today);
  const rows = rowsOf(pool, reading, await listCounted(pool, reading));
  const { du, au } = reading.present;
  return sendTabs(
    reply,
    [{ name: 'Commandes', columns: FIGURE_COLUMNS, rows }],
    `Chiffres-commandes-${du}-${au}.xlsx`,
  );
}
