import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { formatDate } from '../../../components/format-date.ts';

const STATES = {
  visible: 'Visible',
  programmee: 'Programmée',
  passee: 'Passée',
  masquee: 'Masquée',
  retiree: 'Retirée',
} as const satisfies Record<CatalogueEntry['etat'], string>;

const day = (date: string) => formatDate(`${date}T12:00:00Z`);

/** 'Visible du 1er décembre 2026 au 29 décembre 2026' */
export function newsState({ etat, du, au }: Pick<CatalogueEntry, 'etat' | 'du' | 'au'>): string {
  const until = au && (du ? `au ${day(au)}` : `jusqu’au ${day(au)}`);
  const from = du && (au ? `du ${day(du)}` : `à partir du ${day(du)}`);
  return [STATES[etat], from, until].filter(Boolean).join(' ');
}

/** Before which entry one of them is moved when it is moved down a place; null is the end. */
export function placeBelow(entries: readonly Pick<CatalogueEntry, 'id'>[], rank: number): string | null {
  return entries[rank + 2]?.id ?? null;
}
