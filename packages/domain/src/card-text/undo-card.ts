import { cardChanges, withCardChanges } from './card-changes.ts';
import type { Card } from './edit-card.ts';

/** A card before and after an act on it; what the act did not touch is the same object on both sides. */
export interface DoneAct {
  before: Card;
  after: Card;
}

const partsOf = ({ text, reading }: Card) => ({ texteCarte: text, lectureCarte: reading });
const isSame = (one: unknown, other: unknown): boolean => one === other;

/** The line whose words alone an act changed; null for another act. */
export function lineWritten({ before, after }: DoneAct): string | null {
  const { sections, lignes, boissons } = cardChanges(partsOf(before), partsOf(after), isSame) ?? {};
  const { ecrites = [], retirees = [], ordre } = lignes ?? {};
  const [line, ...others] = ecrites;
  const isWords = others.length + retirees.length === 0 && !ordre && !sections && !boissons;
  const isThere = before.text.lignes?.some(({ entree }) => entree === line?.entree);
  return isWords && isThere ? (line?.entree ?? null) : null;
}

/**
 * The present card with what one act changed as it was before: lines that others have changed or added since stay
 * (specification/card-text.md#editor).
 */
export function withoutAct(now: Card, { before, after }: DoneAct): Card {
  const back = cardChanges(partsOf(after), partsOf(before), isSame);
  if (back === undefined) return now;
  const { texteCarte, lectureCarte } = withCardChanges(partsOf(now), back);
  return { text: texteCarte, reading: lectureCarte };
}
