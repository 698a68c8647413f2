import type { MovedDrink } from '@ardoise/domain/boards/price-lines.ts';
import { priceInWords } from '@ardoise/domain/projects/price-in-words.ts';

const LIST = new Intl.ListFormat('fr');

/** 'Cola classique et Limonade quittent 4,00 €. Thé glacé quitte 3,00 €.' */
export function leavingInWords(moved: readonly MovedDrink[]): string {
  return [...Map.groupBy(moved, ({ prix }) => prix)]
    .map(([prix, drinks]) => {
      const names = LIST.format(drinks.map(({ name }) => name));
      return `${names} ${drinks.length > 1 ? 'quittent' : 'quitte'} ${lineInWords(prix)}.`;
    })
    .join(' ');
}

/** The price of a line, as drinks are said to be at it: '4,00 €'. */
export function lineInWords(prix: string | undefined): string {
  return prix ? priceInWords(prix) : 'un autre prix';
}
