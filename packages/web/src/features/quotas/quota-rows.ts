import { QUOTA_KINDS } from '@ardoise/domain/projects/kinds.ts';
import { searchText } from '../../components/projects/list-order.ts';
import type { QuotaRow } from '../../hooks/use-quota-tracking.ts';

/** The segments of a bar, in order, with their class. */
export const PARTS = [
  { part: 'creation', name: 'Création', look: 'quotas-part-creation' },
  { part: 'imprime', name: 'Imprimé', look: 'quotas-part-imprime' },
  { part: 'digital', name: 'Digital', look: 'quotas-part-digital' },
  { part: 'annule', name: 'Annulé', look: 'quotas-part-annule' },
  { part: 'avenir', name: 'À venir', look: 'quotas-part-avenir' },
] as const;

/** Sort keys of the table, as in the URL. */
export const QUOTA_SORTS = {
  smhf: { name: 'prénom du SMHF', usual: 'asc' },
  annuel: { name: 'quota annuel', usual: 'desc' },
  prevision: { name: 'date d’épuisement', usual: 'asc' },
  creation: { name: 'créations', usual: 'desc' },
  imprime: { name: 'imprimés', usual: 'desc' },
  digital: { name: 'digital', usual: 'desc' },
  annule: { name: 'annulés', usual: 'desc' },
  restant: { name: 'restant', usual: 'asc' },
  avenir: { name: 'à venir', usual: 'desc' },
  pourcentage: { name: 'part utilisée', usual: 'desc' },
} as const;
export type QuotaSort = keyof typeof QUOTA_SORTS;

export interface QuotaView {
  /** Undefined is the present year. */
  annee: number | undefined;
  tri: QuotaSort;
  sens: 'asc' | 'desc';
}

/** Parses the URL's parameters; invalid ones are the present year by first name. */
export function readView(search: Record<string, unknown>): QuotaView {
  const year = Number(searchText(search.annee));
  const wanted = searchText(search.tri);
  const tri = Object.hasOwn(QUOTA_SORTS, wanted) ? (wanted as QuotaSort) : 'smhf';
  const sens = searchText(search.sens);
  return {
    annee: Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : undefined,
    tri,
    sens: sens === 'asc' || sens === 'desc' ? sens : QUOTA_SORTS[tri].usual,
  };
}

/** The URL of a view: omits defaults. */
export function writeView({ annee, tri, sens }: QuotaView): Record<string, string | number> {
  return {
    ...(annee === undefined ? {} : { annee }),
    ...(tri === 'smhf' ? {} : { tri }),
    ...(sens === QUOTA_SORTS[tri].usual ? {} : { sens }),
  };
}

/** A click on a column header: sorts by it, or reverses the order. */
export function sortedBy(view: QuotaView, tri: QuotaSort): QuotaView {
  if (view.tri !== tri) return { ...view, tri, sens: QUOTA_SORTS[tri].usual };
  return { ...view, sens: view.sens === 'asc' ? 'desc' : 'asc' };
}

export function smhfName({ prenom, nom, smhf }: Pick<QuotaRow, 'prenom' | 'nom' | 'smhf'>): string {
  return `${prenom} ${nom}`.trim() || smhf;
}

/** Days sort as text; spent before any day, lasting after. */
function forecastKey({ prevision }: QuotaRow): string {
  if (prevision === null || prevision.outcome === 'lasts') return '9999';
  return prevision.outcome === 'spent' ? '' : (prevision.day ?? '');
}

function compare(tri: QuotaSort, one: QuotaRow, other: QuotaRow): number {
  if (tri === 'smhf') return 0;
  if (tri === 'prevision') return forecastKey(one).localeCompare(forecastKey(other));
  return one[tri] - other[tri];
}

/** Tie-breaker: by first name, then kind. */
function usualOrder(one: QuotaRow, other: QuotaRow, sign: number): number {
  return (
    sign * smhfName(one).localeCompare(smhfName(other), 'fr') ||
    one.smhf.localeCompare(other.smhf) ||
    QUOTA_KINDS.indexOf(one.typeProjet) - QUOTA_KINDS.indexOf(other.typeProjet)
  );
}

export function sortRows(rows: readonly QuotaRow[], { tri, sens }: QuotaView): QuotaRow[] {
  const sign = sens === 'asc' ? 1 : -1;
  return rows.toSorted(
    (one, other) => sign * compare(tri, one, other) || usualOrder(one, other, tri === 'smhf' ? sign : 1),
  );
}

/**
 * Width of each segment in percent of the bar: of the year's units, or of the sum of used and upcoming units when that
 * is more.
 */
export function partWidths(row: QuotaRow): number[] {
  const counts = PARTS.map(({ part }) => row[part]);
  const whole = Math.max(
    row.annuel,
    counts.reduce((sum, count) => sum + count, 0),
  );
  return counts.map((count) => (whole === 0 ? 0 : (100 * count) / whole));
}
