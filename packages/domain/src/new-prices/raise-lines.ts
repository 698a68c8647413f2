import { type LeftPrice, type Raise, raisedPrice } from './raise-price.ts';

/** A line to raise. */
export interface RaisedLine {
  cle: string;
  /** What is raised: the old price, or what the approved proof printed in its place. */
  base: string;
  /** Somebody wrote its new price by hand: it stays. */
  isWritten: boolean;
}

/** The new prices by line, and how many lines were left, by why. */
export interface RaisedLines {
  prices: Map<string, string>;
  written: number;
  noAmount: number;
  tooLow: number;
  tooLong: number;
}

const COUNTS = {
  'no amount': 'noAmount',
  'too low': 'tooLow',
  'too long': 'tooLong',
} as const satisfies Record<LeftPrice, keyof RaisedLines>;

/**
 * Raises lines from their old prices: twice 3 % is 3 %. A line without any price is none to count
 * (specification/card-text.md#new-prices).
 */
export function raisedLines(lines: readonly RaisedLine[], raise: Raise): RaisedLines {
  const raised: RaisedLines = { prices: new Map(), written: 0, noAmount: 0, tooLow: 0, tooLong: 0 };
  for (const { cle, base, isWritten } of lines) {
    if (isWritten) {
      raised.written += 1;
      continue;
    }
    if (base.trim() === '') continue;
    const result = raisedPrice(base, raise);
    if ('price' in result) raised.prices.set(cle, result.price);
    else raised[COUNTS[result.left]] += 1;
  }
  return raised;
}
