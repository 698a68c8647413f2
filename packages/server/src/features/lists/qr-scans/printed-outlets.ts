import type { ScannedOutlet } from '@ardoise/domain/contract/qr-scans.ts';
import { isSilent, readingProblems, SILENT_DAYS } from '@ardoise/domain/projects/qr-reading.ts';
import type { Db } from '../../../db/transaction.ts';
import {
  type DayScans,
  listDayScans,
  listPrintedCodes,
  listScanSpans,
  type PrintedCode,
} from './scans.repository.ts';

const DAY = 86_400_000;

/** The `count` days that end with this one, oldest first. */
export function daysUntil(today: string, count: number): string[] {
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}

/** A printed code with what was counted of it. */
export interface CountedOutlet {
  code: PrintedCode;
  outlet: ScannedOutlet;
  /** Of the period, oldest first. */
  days: readonly DayScans[];
  /** Days from delivery to the first scan; null for none since. */
  firstScan: number | null;
}

interface Counted {
  days: readonly DayScans[];
  span: { first: string; last: string } | undefined;
}

function targetOf({
  type,
  url,
  file_name,
  answers,
  problem,
  failing_since,
}: PrintedCode): ScannedOutlet['cible'] {
  return {
    type,
    vers: (type === 'url' ? url : file_name) ?? '',
    repond: type === 'url' ? answers : null,
    depuis: type === 'url' ? failing_since : null,
    probleme: type === 'url' ? (problem ?? '') : '',
  };
}

/** What is known of the printed code, judged. */
export function modelOf({ model }: PrintedCode): ScannedOutlet['modele'] {
  const taille = model?.taille || null;
  const problemes = readingProblems({ taille, encre: model?.encre || null, fond: model?.fond || null });
  return { nom: model?.name ?? '', image: model?.image ?? '', taille, problemes };
}

function outletOf(code: PrintedCode, { days, span }: Counted, today: string, since: string): ScannedOutlet {
  const scans = days.reduce((sum, day) => sum + (day.day >= since ? day.scans : 0), 0);
  const copies = Number(code.copies);
  return {
    id: code.id,
    nom: code.name,
    ville: code.town,
    smhf: code.smhf ?? '',
    imprime: code.printed,
    livre: code.delivered,
    quatorzeJours: daysUntil(today, SILENT_DAYS).map(
      (day) => days.find((counted) => counted.day === day)?.scans ?? 0,
    ),
    scans,
    parExemplaire: copies > 0 ? Math.round((scans / copies) * 100) / 100 : null,
    cible: targetOf(code),
    modele: modelOf(code),
    muet: isSilent({ today, delivered: code.delivered, lastScan: span?.last ?? null }),
    prevenu: code.told,
  };
}

/** Worst first: silent, then those whose target is dead, then fewest scans. */
function worst({ outlet: one }: CountedOutlet, { outlet: other }: CountedOutlet): number {
  const rank = ({ muet, cible }: ScannedOutlet) => (muet ? 0 : cible.repond === false ? 1 : 2);
  return rank(one) - rank(other) || one.scans - other.scans || one.nom.localeCompare(other.nom, 'fr');
}

/** Every printed code of an SMHF's outlets (null: all) with its scans of the days until today, worst first. */
export async function countOutlets(
  db: Db,
  { smhf, today, days: length }: { smhf: string | null; today: string; days: number },
): Promise<CountedOutlet[]> {
  const printed = await listPrintedCodes(db, smhf);
  const codes = printed.map(({ code }) => code);
  const [since = today] = daysUntil(today, length);
  const [from = today] = daysUntil(today, Math.max(length, SILENT_DAYS));
  const days = Map.groupBy(await listDayScans(db, codes, from), ({ code }) => code);
  const spans = new Map((await listScanSpans(db, codes)).map((span) => [span.code, span]));
  const outlets = printed.map((code): CountedOutlet => {
    const counted = { days: days.get(code.code) ?? [], span: spans.get(code.code) };
    const { first } = counted.span ?? {};
    const scanned = code.delivered !== null && first !== undefined && first >= code.delivered;
    return {
      code,
      outlet: outletOf(code, counted, today, since),
      days: counted.days.filter(({ day }) => day >= since),
      firstScan: scanned ? (Date.parse(first) - Date.parse(code.delivered ?? first)) / DAY : null,
    };
  });
  return outlets.sort(worst);
}
