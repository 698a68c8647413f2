/**
 * Prices as owners write them: '12', '12,5', '12.50 €', '12€50', '5 / 8', 'selon arrivage'. A price is kept as it is
 * written; its amounts are derived (specification/card-text.md#prices).
 */

const CURRENCY = String.raw`(?:€|eur(?:os?)?\b)`;
/** '000' is the end of a thousand. */
const NUMBER = String.raw`(?!0\d\d)\d{1,4}(?:[.,](?:\d{1,2}|[-–—]{1,2}))?`;
/** '12', '12,50', '12.-', '12,- €', '12 €', '€ 12', '12€50', '12 € TTC'. */
const AMOUNT = String.raw`(?:\d{1,4}\s?€\s?\d{2}(?!\d)|€\s?${NUMBER}|${NUMBER}(?:\s?${CURRENCY})?)(?:\s?ttc\b)?`;
/** Several amounts of one price: by size, or with and without. */
const AMOUNTS = String.raw`${AMOUNT}(?:\s?[/|]\s?${AMOUNT}){0,3}`;
/** What is written where no amount is. */
const WORDS = String.raw`(?:(?:prix\s)?(?:selon|suivant)\s(?:l['’]\s?)?(?:arrivages?|march[ée]|cours|poids|saison)|prix\sdu\s(?:march[ée]|jour)|au\scours\sdu\sjour)`;
/** What is so where it stands by itself; at the end of a sentence it is a part of it: 'Sans gluten sur demande'. */
const WORDS_ALONE = String.raw`(?:nous\sconsulter|sur\sdemande|offerte?s?|gratuite?s?)`;
const BEFORE = String.raw`(?:à\spartir\sde\s|d[èe]s\s|\+\s?|suppl(?:[ée]ment|\.)?\s)?`;
/** What a price is for: '45 €/pers.', '3 € pièce', '60 € le kilo'. */
const EACH = String.raw`(?:\s?(?:/\s?|par\s|l[ea]\s)(?:pers(?:onnes?)?|pi[èe]ce|kilo|kg|part|unit[ée])(?!\p{L})\.?|\s(?:pi[èe]ce|p/p))?`;

const WHOLE = new RegExp(`^(?:${BEFORE}${AMOUNTS}${EACH}|${WORDS}|${WORDS_ALONE})$`, 'iu');
const AT_END = new RegExp(`(?<=^|[\\s(])(?:${BEFORE}${AMOUNTS}${EACH}|${WORDS})\\)?$`, 'iu');
/** Without a space between: 'Entrecôte24€'. */
const GLUED = new RegExp(
  `(?<=\\p{L}{2}\\.?|[)*]|\\d\\s?(?:g|kg|cl|l))(?:(?:\\+\\s?)?${AMOUNTS}|(?:selon|suivant|prix\\sdu)\\s[\\p{L}’']+)$`,
  'iu',
);
const AT_START = new RegExp(
  `^((?:\\+\\s?)?${AMOUNTS}|${WORDS})\\s*[:–—-]?\\s+(?=(?:\\d\\/\\d|\\d{1,3})?\\s?\\p{L}{2})`,
  'iu',
);
const HAS_CURRENCY = new RegExp(CURRENCY, 'i');

/** Whether a text is a price and nothing else; a bare number is one. */
export function isPrice(text: string): boolean {
  return WHOLE.test(text.trim());
}

/** Whether a price says by itself that it is one: by its currency, its cents or its words. */
export function isCertain(price: string): boolean {
  return HAS_CURRENCY.test(price) || /\d[.,][\d–—-]/.test(price) || !/\d/.test(price);
}

/** The amounts of a price in cents, in their order; empty for words. */
export function amountsOf(price: string): number[] {
  const amounts = price.matchAll(/(\d{1,4})(?:\s?€\s?(\d{2})(?!\d)|[.,](\d{1,2}))?/g);
  return [...amounts].map(
    ([, euros, ofCurrency, ofPoint]) =>
      Number(euros) * 100 + Number(ofCurrency ?? (ofPoint ?? '').padEnd(2, '0')),
  );
}

/** Signs and words that lead to a price and belong to no name: 'Soupe à 6 €'. */
const LEADING = /(?:\s(?:à|au prix de)\s*|[\s(:=>→⇒➜|·•–—-]+)$/i;

/** A text and the price that it ends with, if it does. */
export function splitPrice(text: string): { words: string; price: string } | null {
  const [apart, glued] = [AT_END.exec(text), GLUED.exec(text)];
  const found = apart === null || (glued !== null && glued.index < apart.index) ? glued : apart;
  // A number at the end of a remark is none of the line: 'Escargots (les 6)'.
  if (found === null || (found[0].endsWith(')') && text[found.index - 1] !== '(')) return null;
  const price = found[0].replace(/\)$/, '').trim();
  // '(3)' counts pieces.
  if (text[found.index - 1] === '(' && /^\d$/.test(price)) return null;
  const words = text.slice(0, found.index).replace(LEADING, '');
  return { words, price };
}

/** A text and the price that it begins with, if it does: '24 € Entrecôte'. */
export function splitFirstPrice(text: string): { words: string; price: string } | null {
  const found = AT_START.exec(text);
  return found === null ? null : { words: text.slice(found[0].length), price: found[1] ?? '' };
}
