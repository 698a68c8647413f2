import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { exportScans as exportCall } from '@ardoise/domain/contract/qr-scans.ts';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { daySerial } from '../exports/sheets/paris-serial.ts';
import { day, number, type SheetRow, text } from '../exports/sheets/sheet.ts';
import { sendXlsx } from '../exports/xlsx/send-xlsx.ts';
import { type CountedOutlet, countOutlets } from './printed-outlets.ts';
import { periodOf } from './read-scans.ts';

const COLUMNS = [
  text('Point de vente', 32),
  text('Ville', 22),
  text('SMHF', 22),
  day('Jour'),
  number('Scans'),
  text('Mène à', 40),
  text('Problème', 34),
  text('Code imprimé', 22),
  number('Taille (mm)'),
];

function rowsOf({ outlet, days }: CountedOutlet, nameOf: (username: string) => string): SheetRow[] {
  const { nom, ville, smhf, cible, modele } = outlet;
  const about = [cible.vers, cible.probleme, modele.nom, modele.taille];
  const place = [nom, ville, nameOf(smhf)];
  if (days.length === 0) return [[...place, null, 0, ...about]];
  return days.map(({ day: jour, scans }) => [...place, daySerial(jour), scans, ...about]);
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
  return sendXlsx(reply, { name: 'Scans', columns: COLUMNS, rows, filename: `Scans-${today}.xlsx` });
}
