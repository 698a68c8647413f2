import { BETWEEN, LAST_NUMBER } from './price-list-rows.ts';

/** The text with other prices, by the rank of their rows: what stands before a price stays as it was written. */
export function withRowPrices(text: string, prices: ReadonlyMap<number, string>): string {
  let rank = -1;
  const rewritten = text.split(new RegExp(`(${BETWEEN})`)).map((piece, index) => {
    const line = piece.trim();
    // Every second piece parts two rows.
    if (index % 2 === 1 || line === '') return piece;
    rank += 1;
    const price = prices.get(rank);
    const { name, gap } = LAST_NUMBER.exec(line)?.groups ?? {};
    return price === undefined || name === undefined ? piece : piece.replace(line, () => name + gap + price);
  });
  return rewritten.join('');
}
