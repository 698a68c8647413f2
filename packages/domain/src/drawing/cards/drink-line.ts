import type { Composition } from '../composition.ts';
import type { CardSetting } from './card-setting.ts';
import type { PreparedDrink } from './prepare-card.ts';
import { leadingOf } from './prepared-text.ts';

/** Line height of a broken name, and of a volume below it. */
const [LEADING, BELOW] = [1.16, 1.18];

/** A drink set in a column: the height that it has beyond one line, and how many lines broke. */
export interface DrinkLine {
  extra: number;
  broken: number;
  /** `base` is the first baseline. */
  draw: (at: Composition, x: number, base: number) => void;
}

/** Dots from one point to another, where there is room for some. */
export function leader(
  at: Composition,
  { drink, look }: CardSetting,
  [x1, x2]: readonly [number, number],
  base: number,
): void {
  if (x2 - x1 <= drink * 1.2) return;
  const dots = { r: drink * 0.055, step: drink * 0.44, fill: look.inks.text, opacity: look.leader };
  at.add({ kind: 'dots', x1, x2, y: base - drink * 0.07, ...dots });
}

/**
 * One drink: its name, what is served, a leader, and the price left to write. Where that is too wide the volume goes
 * below, then the name breaks.
 */
export function drinkLine(
  setting: CardSetting,
  { path, name, volume }: PreparedDrink,
  width: number,
): DrinkLine {
  const { card, look, drink, small } = setting;
  const blank = card.blank.width(drink);
  const room = width - blank - drink * 1.15;
  const set = name.broken(drink, room);
  const { lines, last } = set;
  const leading = drink * leadingOf(set, LEADING);
  const served = volume.isEmpty ? 0 : volume.width(small) + drink * 0.5;
  const below = served > 0 && last + served > room;
  const extra = (lines.length - 1) * leading + (below ? small * BELOW : 0);
  return {
    extra,
    broken: lines.length > 1 ? 2 : below ? 1 : 0,
    draw(at, x, first) {
      const { text: ink, accent } = look.inks;
      lines.forEach((text, index) => {
        at.line({ text, x, y: first + index * leading, size: drink, face: 'text', fill: ink });
      });
      const base = first + (lines.length - 1) * leading;
      const volumeAt = below ? { x, y: base + small * BELOW } : { x: x + last + drink * 0.5, y: base };
      if (served > 0)
        at.line({ text: volume.text, ...volumeAt, size: small, face: 'text', fill: ink, opacity: look.soft });
      at.line({
        text: card.blank.text,
        x: x + width - blank,
        y: base,
        size: drink,
        face: 'strong',
        fill: accent,
      });
      const from = x + last + (below ? 0 : served) + drink * 0.55;
      leader(at, setting, [from, x + width - blank - drink * 0.5], base);
      at.field(path, { x, y: first - drink * 1.02, w: width, h: drink * 1.42 + extra });
    },
  };
}
