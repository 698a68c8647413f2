import { isPrice } from '../card-text/price-text.ts';
import { CARD_TEXT_LIMITS } from '../projects/card-text-limits.ts';

/** How prices are raised, or lowered: `by` in hundredths, of a percent or of a euro; `step` in cents. */
export interface Raise {
  by: number;
  unit: '%' | '€';
  step: RoundingStep;
}

/** What an amount is rounded to, in cents. */
export const ROUNDING_STEPS = [5, 10] as const;
export type RoundingStep = (typeof ROUNDING_STEPS)[number];

/** A larger raise is a slip of the finger; in percent or euros. */
export const LARGEST_RAISE = 50;

const TYPED = /^(?<minus>[-−–])?\s*\+?\s*(?<whole>\d{1,3})(?:[.,](?<part>\d{1,2}))?\s*[%€]?$/;

/** '3', '2,5', '0,20', '− 2 %' in hundredths; null for what is no such number, zero, or too large. */
export function readRaise(typed: string): number | null {
  const { minus, whole, part = '' } = TYPED.exec(typed.trim())?.groups ?? {};
  if (whole === undefined) return null;
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (hundredths === 0 || hundredths > LARGEST_RAISE * 100) return null;
  return minus === undefined ? hundredths : -hundredths;
}

/**
 * An amount within a price: euros, then cents after the currency ('12€50'), after a comma, or dashes in their place
 * ('12.-'). As `amountsOf` reads them.
 */
const AMOUNT = /(?<!\d)(\d{1,4})(?:(\s?€\s?)(\d{2})|([.,])(\d{1,2}|[-–—]{1,2}))?(?!\d)/g;
/** '1 200 €' would be read as two amounts. */
const THOUSANDS = /\d[\s\u00a0\u202f]\d{3}(?!\d)/;
const CURRENCY_BEFORE = /€\s?$/;
const CURRENCY_AFTER = /^\s?(?:€|eur)/i;

interface WrittenAmount {
  at: number;
  length: number;
  cents: number;
  /** How it has its cents: ',' in '12,50', '€' in '12€50'; empty without any. */
  joint: string;
  /** '.-' */
  dashes: string;
}

/** The amounts of a price as they are written; of other words ('12 € pour 2') only those with a currency or cents. */
function writtenAmounts(price: string): WrittenAmount[] {
  if (THOUSANDS.test(price)) return [];
  const isWhole = isPrice(price);
  return [...price.matchAll(AMOUNT)].flatMap((match) => {
    const [text, euros, ofCurrency, ofPair, ofPoint, part] = match;
    const { index } = match;
    const cents = ofPair ?? (part !== undefined && /\d/.test(part) ? part.padEnd(2, '0') : undefined);
    const isCertain =
      cents !== undefined ||
      CURRENCY_BEFORE.test(price.slice(0, index)) ||
      CURRENCY_AFTER.test(price.slice(index + text.length));
    if (!isWhole && !isCertain) return [];
    return [
      {
        at: index,
        length: text.length,
        cents: Number(euros) * 100 + Number(cents ?? 0),
        joint: cents === undefined ? '' : (ofCurrency ?? ofPoint ?? ''),
        dashes: part !== undefined && cents === undefined ? `${ofPoint}${part}` : '',
      },
    ];
  });
}

/** To the nearest step, half of one upwards; in whole numbers, for 24,50 € by 3 % is no fraction of a computer. */
function raisedCents(cents: number, { by, unit, step }: Raise): number {
  const [amount, scale] = unit === '%' ? [cents * (10_000 + by), 10_000] : [cents + by, 1];
  const whole = scale * step;
  return Math.floor((2 * amount + whole) / (2 * whole)) * step;
}

function written(cents: number, { joint, dashes }: WrittenAmount, withCents: string): string {
  const euros = Math.floor(cents / 100);
  const rest = cents % 100;
  const between = joint || withCents;
  if (between === '' && rest === 0) return `${euros}${dashes}`;
  return `${euros}${between || (dashes === '' ? ',' : dashes.charAt(0))}${String(rest).padStart(2, '0')}`;
}

/** A price with other amounts, written as it was. */
function withAmounts(price: string, amounts: readonly WrittenAmount[], cents: readonly number[]): string {
  // Beside an amount with cents the others have them too: '11,00 / 8,80'.
  const shared = amounts.find(({ joint }) => joint !== '')?.joint ?? '';
  const needed = cents.some((one) => one % 100 !== 0) && amounts.every(({ dashes }) => dashes === '');
  const joint = shared || (needed ? ',' : '');
  let result = '';
  let from = 0;
  for (const [rank, amount] of amounts.entries()) {
    result += price.slice(from, amount.at) + written(cents[rank] ?? amount.cents, amount, joint);
    from = amount.at + amount.length;
  }
  return result + price.slice(from);
}

/** '22 €' becomes '22,50 €': a list of prices may grow out of its place. */
const fits = (price: string): boolean => price.length <= CARD_TEXT_LIMITS.price;

/** Why a price stays as it is. */
export type LeftPrice = 'no amount' | 'too low' | 'too long';

/**
 * A price raised, written as it was: '3,90 / 6,90 €' by 3 % is '4,00 / 7,10 €'. An amount of 0 stays, and so does a whole
 * price without an amount ('selon arrivage'), of which one would fall to nothing, or that would be longer than a price may
 * be (specification/card-text.md#new-prices).
 */
export function raisedPrice(price: string, raise: Raise): { price: string } | { left: LeftPrice } {
  const amounts = writtenAmounts(price);
  if (amounts.length === 0) return { left: 'no amount' };
  const raised = amounts.map(({ cents }) => (cents === 0 ? 0 : raisedCents(cents, raise)));
  if (raised.some((cents, rank) => cents <= 0 && amounts[rank]?.cents !== 0)) return { left: 'too low' };
  const raisedText = withAmounts(price, amounts, raised);
  return fits(raisedText) ? { price: raisedText } : { left: 'too long' };
}

const NUMBERS = /^\d{1,4}(?:[.,]\d{1,2})?(?:\s*\/\s*\d{1,4}(?:[.,]\d{1,2})?)*$/;

/**
 * Numbers typed in the place of a price, written as that is: '7' for '6,50 €' is '7,00 €', since a keyboard of digits has
 * no currency. Anything else stays as it was typed.
 */
export function writtenLike(typed: string, former: string): string {
  const numbers = typed.trim();
  const [amounts, cents] = [writtenAmounts(former), raisableAmounts(numbers)];
  if (!NUMBERS.test(numbers) || amounts.length !== cents.length) return typed;
  const like = withAmounts(former, amounts, cents);
  return fits(like) ? like : typed;
}

/** The amounts of a price in cents, as a raise changes them; empty for words. */
export const raisableAmounts = (price: string): number[] => writtenAmounts(price).map(({ cents }) => cents);
