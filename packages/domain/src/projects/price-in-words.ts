import { priceParts } from './field-formats.ts';

/** Formats `13`, `13,5` or `13,5 €` as `13,00 €`, `13,50 €`; anything else is returned as typed. */
export function priceInWords(price: string | undefined): string {
  const amount = Number((priceParts(price)?.join('.') ?? price ?? '').replace(',', '.'));
  if (!price?.trim() || !Number.isFinite(amount)) return price ?? '';
  return `${amount.toFixed(2).replace('.', ',')}\u00a0€`;
}

/** Formats `10`, `10 €` or `10 euros` as `10 €`, `10,5` as `10,50 €`; anything else is returned as typed. */
export function amountInWords(typed: string | undefined): string {
  const amount = (typed ?? '').trim().replace(/\s*(?:€|euros?|eur)$/i, '');
  return /^\d+$/.test(amount)
    ? `${amount}\u00a0€`
    : priceParts(amount) === null
      ? (typed ?? '')
      : priceInWords(amount);
}
