import { isCertain, splitPrice } from '../price-text.ts';
import { isSizeOfDrink, SIZE_AT_END } from './drink-sizes.ts';

export interface SizedPrices {
  nom: string;
  sizes: readonly string[];
  prices: readonly string[];
}

/** The same with each size after its price: '6 € (verre) / 29 € (bouteille)', '3 € le demi, 6 € la pinte'. */
function sizesAfterPrices(text: string): SizedPrices | null {
  const [sizes, prices]: [string[], string[]] = [[], []];
  let nom = text;
  for (;;) {
    const size = SIZE_AT_END.exec(nom);
    const split = size === null ? null : splitPrice(nom.slice(0, size.index).trim());
    if (size === null || split === null || !isSizeOfDrink(size[1] ?? '') || !isCertain(split.price)) break;
    prices.unshift(split.price);
    sizes.unshift(size[1] ?? '');
    nom = split.words.replace(/[\s,;:/|–-]+$/, '');
  }
  return sizes.length > 1 && nom !== '' ? { nom, sizes, prices } : null;
}

/** A price for each of several sizes: 'Pression 25cl 3€ / 50cl 5,50€', 'Glace 1 boule 2,50 - 2 boules 4,50'. */
export function sizedPrices(text: string): SizedPrices | null {
  const [sizes, prices]: [string[], string[]] = [[], []];
  let nom = text;
  for (;;) {
    const split = splitPrice(nom);
    const size = split === null ? null : SIZE_AT_END.exec(split.words);
    if (split === null || size === null) break;
    if (!isCertain(split.price) && !isSizeOfDrink(size[1] ?? '')) break;
    prices.unshift(split.price);
    sizes.unshift(size[1] ?? '');
    const before = split.words.slice(0, size.index);
    // The dash of '5,-' is the price's own.
    nom = /^.*\d[.,][–—-](?=[\s,;:/|(–-]*$)/u.exec(before)?.[0] ?? before.replace(/[\s,;:/|(–-]+$/, '');
  }
  return sizes.length > 1 && nom !== '' ? { nom, sizes, prices } : sizesAfterPrices(text);
}
