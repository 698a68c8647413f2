import type { KeyboardEvent } from 'react';

/** Marks the price fields of the lines, in the order of the card. */
export const PRICE_FIELD = 'data-card-price';

const BY_KEY: Partial<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

function pricesIn(list: Element): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>(`input[${PRICE_FIELD}]`)];
}

/** Focuses the price field of a line, its text selected; whether it is on the screen. */
export function focusPrice(id: string): boolean {
  const field = document.querySelector<HTMLInputElement>(`input[${PRICE_FIELD}="${id}"]`);
  if (field === null) return false;
  field.focus();
  field.select();
  field.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Enter and the arrows go from price to price, across sections. */
export function walkPrices(event: KeyboardEvent): void {
  const step = BY_KEY[event.key];
  if (step === undefined || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey)
    return;
  if (!(event.target instanceof HTMLInputElement) || !event.target.hasAttribute(PRICE_FIELD)) return;
  event.preventDefault();
  const prices = pricesIn(event.currentTarget);
  const next = prices[prices.indexOf(event.target) + step];
  if (next === undefined) return;
  next.focus();
  next.select();
}
