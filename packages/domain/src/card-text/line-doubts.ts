import { drinkVolume } from '../drawing/drink-volume.ts';
import type { CardLine, CardText, CardTextReading, Doubt } from '../projects/card-text.ts';
import type { DrinkChoice } from '../projects/draft-fields.ts';
import { plainName } from './plain-name.ts';

/** A chosen drink that a line that was read may be. */
export interface LikelyDrink {
  cle: string;
  /** 'Cola classique 33 cl' */
  name: string;
}

/** What is to be checked of a line: what its reading was not sure of, or whether it is a drink of the order. */
export type LineDoubt = { doubt: Doubt } | { doubt: 'boisson'; drink: LikelyDrink };

interface OrderWithCard {
  texteCarte?: CardText | undefined;
  lectureCarte?: CardTextReading | undefined;
  infocarte?: { boissons?: Record<string, Record<string, DrinkChoice>> | undefined } | undefined;
}

/** What is known of the lines, with those that nobody has checked when the order is signed. */
export function withDoubtsAtSignature<Order extends OrderWithCard>(order: Order): Order {
  const { lectureCarte } = order;
  if (lectureCarte?.lignes === undefined) return order;
  const doubts = lineDoubts(order);
  const lignes = lectureCarte.lignes.map(({ aLaSignature: _before, ...line }) =>
    doubts.has(line.entree) ? { ...line, aLaSignature: true } : line,
  );
  return { ...order, lectureCarte: { ...lectureCarte, lignes } };
}

const keyOf = (name: string, volume: string): string => `${plainName(name)} ${plainName(volume)}`;

/** The chosen drinks without a price, by name and volume as a card has them. */
function likelyDrinks({ texteCarte, infocarte }: OrderWithCard): ReadonlyMap<string, LikelyDrink> {
  const priced = new Set(texteCarte?.boissons?.map(({ cle }) => cle));
  const drinks = Object.values(infocarte?.boissons ?? {}).flatMap((family) => Object.entries(family));
  return new Map(
    drinks
      .filter(([cle]) => !priced.has(cle))
      .map(([cle, drink]) => {
        const [name, volume] = [drink.name ?? '', drinkVolume(drink)];
        return [keyOf(name, volume), { cle, name: [name, volume].filter(Boolean).join(' ') }];
      }),
  );
}

/** The doubts that nobody has settled, by line (specification/card-text.md#doubts). */
export function lineDoubts(order: OrderWithCard): ReadonlyMap<string, LineDoubt> {
  const lines = new Map(order.texteCarte?.lignes?.map((line) => [line.entree, line]));
  const drinks = likelyDrinks(order);
  const drinkOf = ({ nom = '', volume = '', prix = '' }: CardLine) =>
    prix.trim() === '' ? undefined : drinks.get(keyOf(nom, volume));
  return new Map(
    (order.lectureCarte?.lignes ?? []).flatMap(({ entree, aVerifier, vu }): [string, LineDoubt][] => {
      const line = lines.get(entree);
      if (vu || line === undefined) return [];
      if (aVerifier !== undefined) return [[entree, { doubt: aVerifier }]];
      const drink = drinkOf(line);
      return drink === undefined ? [] : [[entree, { doubt: 'boisson', drink }]];
    }),
  );
}
