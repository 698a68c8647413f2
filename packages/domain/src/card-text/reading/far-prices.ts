import { amountsOf } from '../price-text.ts';
import type { ReadSection } from './read-section.ts';

/** Prices that are far from those of their section: outside three times the distance between its quartiles. */
const ENOUGH_PRICES = 5;
const FAR = 3;

function quartiles(amounts: readonly number[]): [number, number] {
  const sorted = amounts.toSorted((one, other) => one - other);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return low + (high - low) * (place - Math.floor(place));
  };
  return [at(0.25), at(0.75)];
}

export function doubtFarPrices({ lignes }: ReadSection): void {
  const firsts = lignes.flatMap(({ prix }) => amountsOf(prix).slice(0, 1));
  if (firsts.length < ENOUGH_PRICES) return;
  const [low, high] = quartiles(firsts);
  const reach = FAR * (high - low);
  for (const row of lignes) {
    const [amount] = amountsOf(row.prix);
    if (amount === undefined || row.aVerifier !== undefined) continue;
    if (amount < low - reach || amount > high + reach) row.aVerifier = 'prix loin';
  }
}
