import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { readScans as readCall, Scans } from '@ardoise/domain/contract/qr-scans.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Db } from '../../../db/transaction.ts';
import { listUsersByRole } from '../../base/people/users.repository.ts';
import { type CountedOutlet, countOutlets, daysUntil } from './printed-outlets.ts';

const USUAL_DAYS = 28;
/** Outlets of a reply; all are in the spreadsheet. */
const MOST = 200;

/** The requested filters, with their defaults. */
export function periodOf({ jours = USUAL_DAYS, smhf = '' }: QueryOf<typeof readCall>) {
  return { days: jours, smhf: smhf === '' ? null : smhf, today: parisDay(new Date()) };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  return (low + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Whether a day is a Friday or a Saturday. */
function isWeekendEve(day: string): boolean {
  return [5, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}

function sumsOf(outlets: readonly CountedOutlet[], today: string, length: number) {
  const all = outlets.flatMap(({ days }) => days);
  const total = all.reduce((sum, { scans }) => sum + scans, 0);
  const byDay = new Map<string, number>();
  for (const { day, scans } of all) byDay.set(day, (byDay.get(day) ?? 0) + scans);
  const percent = (scans: number) => (total === 0 ? null : Math.round((100 * scans) / total));
  return {
    total,
    parJour: daysUntil(today, length).map((jour) => ({ jour, scans: byDay.get(jour) ?? 0 })),
    soiree: percent(all.reduce((sum, { evening }) => sum + evening, 0)),
    finDeSemaine: percent(all.reduce((sum, { day, scans }) => sum + (isWeekendEve(day) ? scans : 0), 0)),
  };
}

/** Scans of a period, with the printed codes worst first (specification/qr-codes.md#scans). */
export async function readScans(db: Db, query: QueryOf<typeof readCall>): Promise<Scans> {
  const { days, smhf, today } = periodOf(query);
  const outlets = await countOutlets(db, { smhf, today, days });
  const smhfs = await listUsersByRole(db, 'smhf');
  return {
    jours: days,
    ...sumsOf(outlets, today, days),
    codes: outlets.length,
    muets: outlets.filter(({ outlet }) => outlet.muet).length,
    mediane: median(outlets.map(({ outlet }) => outlet.scans)),
    premierScan: median(outlets.flatMap(({ firstScan }) => firstScan ?? [])),
    smhfs: smhfs.map(({ name, prenom, nom }) => ({ username: name, nom: `${prenom} ${nom}`.trim() || name })),
    points: outlets.slice(0, MOST).map(({ outlet }) => outlet),
  };
}
