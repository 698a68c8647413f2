import type { LotAction } from '@ardoise/domain/contract/printing.ts';
import type { ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import { keepInTab, keptInTab } from '../../api/device/kept-in-tab.ts';
import { tallyInWords, tallyOf } from '../../components/several-projects/tally.ts';

/** Results of a lot: stored for this tab while its zip is valid. */
export interface PrintReport {
  id: string;
  action: LotAction;
  resultats: ProjectResult[];
  url: string | null;
  /** Expiry of the zip's URL, in milliseconds. */
  until: number;
}

const HOUR = 3_600_000;
/** Maximum of stored reports; older ones are dropped. */
const LAST = 20;
const PLACE = 'impression';

/** Reports of this person in this tab less than an hour old, newest first. */
export function keptReports(username: string, now: number): PrintReport[] {
  return (keptInTab<PrintReport[]>(username, PLACE) ?? []).filter(({ until }) => until > now);
}

export function keepReports(username: string, reports: readonly PrintReport[]): void {
  keepInTab(username, PLACE, reports);
}

/** A report of a reply. */
export function reportOf(
  action: LotAction,
  { resultats, url }: Pick<PrintReport, 'resultats' | 'url'>,
  now: number,
): PrintReport {
  return { id: `${now}-${resultats[0]?.id ?? ''}`, action, resultats, url, until: now + HOUR };
}

/** Newest first; drops older ones. */
export function withReport(reports: readonly PrintReport[], report: PrintReport): PrintReport[] {
  return [report, ...reports].slice(0, LAST);
}

const WORDS: Record<LotAction, readonly [one: string, many: string]> = {
  telecharger: ['projet téléchargé', 'projets téléchargés'],
  expedier: ['envoi noté', 'envois notés'],
  livrer: ['projet passé en livré', 'projets passés en livré'],
};

/** '12 projets téléchargés, 1 refusé' */
export function reportTitle({ action, resultats }: PrintReport): string {
  return tallyInWords(tallyOf(resultats), WORDS[action]);
}
