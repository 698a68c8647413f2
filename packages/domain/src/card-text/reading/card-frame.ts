import { isCertain } from '../price-text.ts';
import type { ReadSection } from './read-section.ts';

/** Lines above the first title that say what the place is; more are a card without prices. */
const MOST_OF_PLACE = 8;
const MOST_BELOW_TITLE = 2;

const saysNothing = ({ titre, lignes }: ReadSection): boolean =>
  lignes.length <= (titre === '' ? MOST_OF_PLACE : MOST_BELOW_TITLE) &&
  lignes.every(({ prix }) => prix === '');

const ENOUGH_PRICES = 4;
const hasCurrency = (prix: string): boolean => /€|eur/i.test(prix);

/** The only number that is written otherwise than prices, above the first title: a factor, a date, of the place's name. */
function isLoneNumber([top, ...others]: readonly ReadSection[]): boolean {
  const [line, second] = top?.lignes ?? [];
  const prices = others
    .flatMap(({ lignes }) => lignes.map(({ prix }) => prix))
    .filter((prix) => /\d/.test(prix));
  return (
    line !== undefined &&
    second === undefined &&
    /^[\d.,]+$/.test(line.prix) &&
    prices.length >= ENOUGH_PRICES &&
    (prices.every(hasCurrency) || (!isCertain(line.prix) && prices.every(isCertain)))
  );
}

/** Sections without the place's name above the first title, and without titles of nothing at the end. */
export function withoutFrame(sections: readonly ReadSection[]): ReadSection[] {
  const last = sections.findLastIndex(({ lignes }) => lignes.length > 0);
  const kept = sections.slice(isLoneNumber(sections) ? 1 : 0, last + 1);
  const first = kept.findIndex((section) => !saysNothing(section));
  const [top] = kept;
  return first > 0 && top !== undefined && saysNothing(top) ? kept.slice(first) : kept;
}
