import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { exportScans as exportCall } from '@ardoise/domain/contract/qr-scans.ts';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { daySerial } from '../exports/sheets/paris-serial.ts';
import { day, number, type RowColumn, type SheetRow, sheetRow, text } from '../exports/sheets/sheet.ts';
import { sendXlsx } from '../exports/xlsx/send-xlsx.ts';
import { type CountedOutlet, countOutlets } from './printed-outlets.ts';
import { periodOf } from './read-scans.ts';

/** An outlet on one of its days; null for one without scans. */
interface Scanned {
  outlet: CountedOutlet['outlet'];
  day: CountedOutlet['days'][number] | null;
  smhf: string;
}

export const SCAN_COLUMNS: readonly RowColumn<Scanned>[] = [
  { ...text('Point de vente', 32), cell: ({ outlet }) => outlet.nom },
  { ...text('Ville', 22), cell: ({ outlet }) => outlet.ville },
  { ...text('SMHF', 22), cell: ({ smhf }) => smhf },
  { ...day('Jour'), cell: (scanned) => daySerial(scanned.day?.day ?? null) },
  { ...number('Scans'), cell: (scanned) => scanned.day?.scans ?? 0 },
  { ...text('Mène à', 40), cell: ({ outlet }) => outlet.cible.vers },
  { ...text('Problème', 34), cell: ({ outlet }) => outlet.cible.probleme },
  { ...text('Code imprimé', 22), cell: ({ outlet }) => outlet.modele.nom },
  { ...number('Taille (mm)'), cell: ({ outlet }) => outlet.modele.taille },
];

function rowsOf({ outlet, days }: CountedOutlet, nameOf: (username: string) => string): SheetRow[] {
  const smhf = nameOf(outlet.smhf);
  return (days.length === 0 ? [null] : days).map((day) => sheetRow(SCAN_COLUMNS, { outlet, day, smhf }));
}

/** Scans by outlet and day as a spreadsheet, worst outlet first. */
export async function exportScans(
  db: Db,
  query: QueryOf<typeof exportCall>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { days, smhf, today } = periodOf(query);
  const outlets = await countOutlets(db, { smhf, today, days });
  const nameOf = await displayNames(db);
  const rows = outlets.flatMap((outlet) => rowsOf(outlet, nameOf));
  return sendXlsx(reply, [{ name: 'Scans', columns: SCAN_COLUMNS, rows }], `Scans-${today}.xlsx`);
}
