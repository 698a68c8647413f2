import { PRINTER_MOVES } from '@ardoise/domain/projects/printing.ts';
import { formatDate } from '../../../components/format-date.ts';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';

const DAY_MS = 86_400_000;

/** The promises of this printing, newest first: a return ends those before it. */
function promisesIn(historique: readonly HistoryEntry[]): HistoryEntry[] {
  const entered = historique.findIndex(
    ({ statut_dep, statut_arr }) =>
      statut_dep !== statut_arr && statut_arr === PRINTER_MOVES.telecharger.from,
  );
  const since = entered === -1 ? historique : historique.slice(0, entered);
  return since.filter(({ nature }) => nature === 'promesse');
}

/** 'Jour promis par Atelier Vasseur le 20 novembre 2026.'; empty without a promise. */
export function promisedBy(historique: readonly HistoryEntry[]): string {
  const [last] = promisesIn(historique);
  return last === undefined
    ? ''
    : `Jour promis par ${last.nomResp || last.resp} le ${formatDate(last.t_creation)}.`;
}

/** A delivery beside the first promise, by which lateness is counted: 'Un jour avant la promesse.' */
export function againstPromise(historique: readonly HistoryEntry[], delivered: string): string {
  const first = promisesIn(historique).at(-1)?.target;
  if (first === undefined) return '';
  const days = Math.round((Date.parse(delivered) - Date.parse(first)) / DAY_MS);
  if (days === 0) return 'Le jour promis.';
  const count = Math.abs(days);
  return `${count === 1 ? 'Un jour' : `${count} jours`} ${days < 0 ? 'avant' : 'après'} la promesse.`;
}
