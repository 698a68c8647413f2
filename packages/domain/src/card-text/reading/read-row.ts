import { splitVolume } from './drink-sizes.ts';
import type { Judged } from './judge-line.ts';
import type { ReadRow } from './read-section.ts';

export const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

/** Words in parentheses at the end of a priced line, or after its only dash, stand beside the name. */
const INSIDE = /^(?<nom>[^:]{3,}?)\s*\((?<said>[^()]{3,})\)$/u;
const AFTER = /^(?<nom>[^:]{3,}?)\s[–—-]\s(?<said>(?:(?!\s[–—-]\s).){3,})$/u;

/** A name and what is said beside it. */
function partBeside(words: string): { nom: string; said: string } {
  const after = AFTER.exec(words)?.groups;
  const said = after === undefined ? [] : [after.said ?? ''];
  let nom = after?.nom ?? words;
  for (let inside = INSIDE.exec(nom)?.groups; inside !== undefined; inside = INSIDE.exec(nom)?.groups) {
    nom = inside.nom ?? '';
    said.unshift(inside.said ?? '');
  }
  return { nom, said: joined(...said) };
}
/** Whether there is a price for each heading of a column. */
const areBySize = (prices: readonly string[], sizes: readonly string[]): boolean =>
  sizes.length > 1 && prices.join('/').split('/').length === sizes.length;

function doubtOf({ line, prices, words, sized }: Judged, sizes: readonly string[]): ReadRow['aVerifier'] {
  if (line.joined === true) return 'deux colonnes';
  if (prices.length > 1 && sized !== true && !areBySize(prices, sizes)) return 'deux prix';
  if (prices.length === 0) return 'sans prix';
  if (words === '') return 'sans nom';
  return line.unread === true ? 'lettres' : undefined;
}

export function rowOf(one: Judged, sizes: readonly string[]): ReadRow {
  const { line, words, prices } = one;
  const outer = splitVolume(words);
  const beside = partBeside(outer.nom);
  const { nom, volume } = splitVolume(beside.nom);
  const doubt = doubtOf(one, sizes);
  const heads = one.sized !== true && areBySize(prices, sizes) ? sizes.join(' / ') : '';
  return {
    nom,
    detail: joined(beside.said, one.detail),
    volume: joined(volume, outer.volume, one.volume, heads),
    prix: prices.join(' / '),
    page: line.page,
    ligne: line.line,
    texte: line.parts.join(' … '),
    ...(doubt === undefined ? {} : { aVerifier: doubt }),
  };
}
