import type { LotAction, PrintResult } from '@ardoise/domain/contract/printing.ts';
import { counted } from '../../components/format-number.ts';

/** What became of a lot: kept for this tab while its zip can be had. */
export interface PrintReport {
  id: string;
  action: LotAction;
  resultats: PrintResult[];
  url: string | null;
  /** When the zip's address ends, in milliseconds. */
  until: number;
}

const HOUR = 3_600_000;
/** More than a morning's lots; older ones make room. */
const LAST = 20;
const keyOf = (username: string) => `ardoise.impression.${username}`;

/** Reports of this person in this tab that are less than an hour old, the newest first. */
export function keptReports(username: string, now: number): PrintReport[] {
  const text = sessionStorage.getItem(keyOf(username));
  if (text === null) return [];
  try {
    return (JSON.parse(text) as PrintReport[]).filter(({ until }) => until > now);
  } catch {
    // Written by another version of this page.
    return [];
  }
}

export function keepReports(username: string, reports: readonly PrintReport[]): void {
  sessionStorage.setItem(keyOf(username), JSON.stringify(reports));
}

/** A report of what has just been answered. */
export function reportOf(
  action: LotAction,
  { resultats, url }: Pick<PrintReport, 'resultats' | 'url'>,
  now: number,
): PrintReport {
  return { id: `${now}-${resultats[0]?.id ?? ''}`, action, resultats, url, until: now + HOUR };
}

/** The newest first; older ones make room. */
export function withReport(reports: readonly PrintReport[], report: PrintReport): PrintReport[] {
  return [report, ...reports].slice(0, LAST);
}

const WORDS = {
  telecharger: { one: 'projet téléchargé', many: 'projets téléchargés' },
  livrer: { one: 'projet passé en livré', many: 'projets passés en livré' },
};

/** '12 projets téléchargés, 1 refusé' */
export function reportTitle({ action, resultats }: PrintReport): string {
  const done = resultats.filter(({ fait }) => fait).length;
  const { one, many } = WORDS[action];
  const refused = resultats.length - done;
  return [counted(done, one, many), ...(refused === 0 ? [] : [counted(refused, 'refusé', 'refusés')])].join(
    ', ',
  );
}
