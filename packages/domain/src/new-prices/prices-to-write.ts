import { isSamePrice } from '../card-text/compare-cards.ts';
import type { FormerCard } from './former-card.ts';
import { LINE_KEYS, type PricedOrder, pricedSections } from './priced-lines.ts';
import { raisableAmounts } from './raise-price.ts';

/** A line whose price may be written anew. */
export interface PriceToWrite {
  cle: string;
  nom: string;
  volume: string;
  /** On the former card; null for a line that was added since. */
  ancien: string | null;
  /** What was printed in its place, where that is another price. */
  imprime?: string | undefined;
  prix: string;
  /** Its price is another than the former one, however that is written. */
  change: boolean;
}

export interface SectionToWrite {
  cle: string;
  titre: string;
  lignes: PriceToWrite[];
}

/** The lines of an order beside their former prices; of a drink that is still chosen also once its price is empty. */
export function pricesToWrite(former: FormerCard, order: PricedOrder): SectionToWrite[] {
  const before = new Map(former.sections.flatMap(({ lignes }) => lignes.map((line) => [line.cle, line])));
  const present = pricedSections(order);
  const here = new Set(present.flatMap(({ lignes }) => lignes.map(({ cle }) => cle)));
  const chosen = new Set(
    Object.values(order.infocarte?.boissons ?? {}).flatMap((family) =>
      Object.keys(family).map(LINE_KEYS.drink),
    ),
  );
  const emptied = former.sections.flatMap(({ cle, titre, lignes }) => {
    const own = lignes.filter((line) => !here.has(line.cle) && chosen.has(line.cle));
    return own.length === 0 ? [] : [{ cle, titre, lignes: own.map((line) => ({ ...line, prix: '' })) }];
  });
  const alone = emptied.filter(({ cle }) => !present.some((section) => section.cle === cle));
  return [...present, ...alone.map((section) => ({ ...section, lignes: [] }))].map(
    ({ cle, titre, lignes }) => {
      const all = [...lignes, ...(emptied.find((section) => section.cle === cle)?.lignes ?? [])];
      return {
        cle,
        titre,
        lignes: all.map(({ cle: key, nom, volume, prix }) => {
          const was = before.get(key);
          const ancien = was?.prix ?? null;
          const change = ancien !== null && !isSamePrice(ancien, prix);
          return { cle: key, nom, volume, ancien, imprime: was?.imprime, prix, change };
        }),
      };
    },
  );
}

const euros = (cents: number): string => (Math.abs(cents) / 100).toFixed(2).replace('.', ',');

/** By how much a price differs, amount by amount: '+ 0,50', '− 0,10 / + 0,20'; empty where that cannot be said. */
export function gapInWords(before: string, after: string): string {
  const [was, is] = [raisableAmounts(before), raisableAmounts(after)];
  if (was.length === 0 || was.length !== is.length) return '';
  return is
    .map((cents, rank) => cents - (was[rank] ?? 0))
    .map((cents) => `${cents < 0 ? '−' : '+'}\u00a0${euros(cents)}`)
    .join(' / ');
}
