import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import { answerAt } from '../../wizards/answer-at.ts';
import type { EntryItem } from './entry-list.ts';
import { ENTRY_LISTS } from './entry-lists.ts';

const textAt = (item: EntryItem, path: string | undefined) =>
  path === undefined ? '' : String(answerAt(item, path) ?? '').trim();

/** Its name: 'Cola cerise'. */
export function nameOf(list: CatalogueList, item: EntryItem): string {
  return textAt(item, ENTRY_LISTS[list].name);
}

/** The line below its name: 'Boîte 33 cl'; empty for most lists. */
export function detailOf(list: CatalogueList, item: EntryItem): string {
  return textAt(item, ENTRY_LISTS[list].detail);
}

/** Whether its entries have a size in millimetres beside their words. */
export function hasFormatSize(list: CatalogueList): boolean {
  return list === 'format' || list === 'formatPDA';
}

/** The same for who edits it: a format with its size, which may not be known. */
export function keptDetailOf(list: CatalogueList, item: EntryItem): string {
  const detail = detailOf(list, item);
  if (!hasFormatSize(list)) return detail;
  const [width, height] = [textAt(item, 'largeurMm'), textAt(item, 'hauteurMm')];
  const isKnown = width !== '' && height !== '';
  const size = isKnown ? `${width} × ${height}\u00a0mm`.replaceAll('.', ',') : 'format non reconnu';
  return `${detail} · ${size}`;
}

/** Its name in a sentence: a drink's with its format, 'Cola cerise Boîte 33 cl'. */
export function labelOf(list: CatalogueList, item: EntryItem): string {
  const detail = list === 'boissons' ? detailOf(list, item) : '';
  return detail === '' ? nameOf(list, item) : `${nameOf(list, item)} ${detail}`;
}

/** The value of the field that it is grouped by; empty in a list without families. */
export function familyOf(list: CatalogueList, item: EntryItem): string {
  return textAt(item, ENTRY_LISTS[list].family?.path);
}

/** The address of its own picture; empty without one. */
export function pictureOf(list: CatalogueList, item: EntryItem): string {
  return textAt(item, ENTRY_LISTS[list].pictures[0]?.path);
}
