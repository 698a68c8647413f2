import { foldedText } from '../plain-name.ts';
import { amountsOf } from '../price-text.ts';

/** An amount that is written in a text, in cents, and the letters that it takes. */
export interface WrittenAmount {
  from: number;
  to: number;
  cents: number;
}

/** A text without what another setting of the same words changes, and the amounts in it. */
export interface ProofText {
  letters: string;
  amounts: readonly WrittenAmount[];
}

/** A number with such a unit is no amount: 'verre 25cl', 'pour 2 pers.' */
const UNIT = String.raw`(?!\s?(?:[cmd]?l|k?g|gr|[cm]m|pers\w*|pieces?|min|%)(?![a-z]))`;
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,])\d{1,4}(?:\s?€\s?\d{2}(?!\d)|[.,]\d{1,2})?(?!\d)${UNIT}`,
  'g',
);

/** Letters and digits alone: 'CRÈME  brûlée (2 pers.)' is 'cremebrulee2pers'. */
export const lettersOf = (text: string): string => foldedText(text).replace(/[^\p{L}\d]+/gu, '');

/** The words and numbers of a text, folded. */
export const wordsOf = (text: string): readonly string[] => foldedText(text).match(/[\p{L}\d]+/gu) ?? [];

function proofText(pieces: readonly string[]): ProofText {
  const text = foldedText(pieces.join(' '));
  let letters = '';
  // How many letters stand before each place of the text.
  const before: number[] = [];
  for (const sign of text) {
    for (let unit = 0; unit < sign.length; unit += 1) before.push(letters.length);
    letters += lettersOf(sign);
  }
  before.push(letters.length);
  const amounts = [...text.matchAll(AMOUNT)].map(({ 0: found, index }) => ({
    from: before[index] ?? 0,
    to: before[index + found.length] ?? 0,
    cents: amountsOf(found)[0] ?? 0,
  }));
  return { letters, amounts };
}

/** '1 4' is '14' where every letter of a title, or of all, is set apart. */
const closed = (line: string): string => line.replace(/(?<=(?<!\d)\d) (?=\d(?!\d))/g, '');

/**
 * The text of a proof in the orders in which a name may be followed by its price: line by line as it is read, and as the
 * file has it, in which what was set together stays together whatever stands beside it.
 */
export function proofTexts(lines: readonly string[], pieces: readonly string[]): readonly ProofText[] {
  return [proofText(lines), proofText(pieces), proofText(lines.map(closed))];
}
