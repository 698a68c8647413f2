import type { CardLook } from './card-look.ts';
import type { PreparedCard } from './prepare-card.ts';

/** Seven points, in millimetres: the least size of printed type. */
export const LEAST_TYPE = (7 * 25.4) / 72;

/** Constants of a card at one scale; lengths in millimetres. */
export interface CardSetting {
  card: PreparedCard;
  look: CardLook;
  /** Of all lengths: 1 is a card of usual fullness on an A4. */
  scale: number;
  /** The size of the sheet: 1 on an A4. */
  sheet: number;
  /** Least size of type; 0 to draw what does not fit. */
  least: number;
  /** Sizes of type: drinks and prices, volumes, the largest name of a family, titles of parts, mentions. */
  drink: number;
  small: number;
  family: number;
  section: number;
  note: number;
}

/** A size of type at a setting's scale, and no smaller than `least`. */
export function typeSize(
  { scale, least }: Pick<CardSetting, 'scale' | 'least'>,
  base: number,
  times = 1,
): number {
  return Math.max(base * scale, least * times);
}

/** The setting of a card at a scale. Few drinks a family are set larger, and their heads closer to them in size. */
export function cardSetting(
  card: PreparedCard,
  look: CardLook,
  { scale, sheet, least }: Pick<CardSetting, 'scale' | 'sheet' | 'least'>,
): CardSetting {
  const airy = card.drinks / Math.max(1, card.families.length) < 1.7;
  const size = (base: number, times: number) => typeSize({ scale, least }, base, times);
  return {
    card,
    look,
    scale,
    sheet,
    least,
    drink: size(airy ? 4.2 : 3.85, 1.08),
    small: size(3, 1),
    family: size(airy ? 5.5 : 6, 1.5),
    section: size(6.6, 1.6),
    note: Math.max(least, Math.min(2.62, 2.5 * scale)),
  };
}
