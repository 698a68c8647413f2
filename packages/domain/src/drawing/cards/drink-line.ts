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

/** Its detail, below the name, as far to the right as the name may go. */
function detailOf({ small, least }: CardSetting, { detail }: PreparedDrink, room: number) {
  if (detail.isEmpty) return { lines: [], size: small, step: 0 };
  const size = Math.max(least, small * 0.94);
  const { lines } = detail.broken(size, room);
  return { lines, size, step: size * 1.24 };
}

/**
 * One drink or line of the card: its name, what is served, a leader, and its price, or the blank where it is to be
 * written; its detail below. Where that is too wide the volume goes below, then the name breaks.
 */
export function drinkLine(setting: CardSetting, of: PreparedDrink, width: number): DrinkLine {
  const { path, name, volume, price } = of;
  const { look, drink, small } = setting;
  const wide = price.width(drink);
  const room = width - wide - drink * 1.15;
  const set = name.broken(drink, room);
  const { lines, last } = set;
  const leading = drink * leadingOf(set, LEADING);
  const served = volume.isEmpty ? 0 : volume.width(small) + drink * 0.5;
  const below = served > 0 && last + served > room;
  const named = (lines.length - 1) * leading + (below ? small * BELOW : 0);
  const detail = detailOf(setting, of, room);
  const extra = named + detail.lines.length * detail.step;
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
      detail.lines.forEach((text, index) => {
        const y = first + named + (index + 1) * detail.step;
        at.line({ text, x, y, size: detail.size, face: 'text', fill: ink, opacity: look.soft });
      });
      if (!price.isEmpty) {
        at.line({
          text: price.text,
          x: x + width - wide,
          y: base,
          size: drink,
          face: 'strong',
          fill: accent,
        });
        const from = x + last + (below ? 0 : served) + drink * 0.55;
        leader(at, setting, [from, x + width - wide - drink * 0.5], base);
      }
      at.field(path, { x, y: first - drink * 1.02, w: width, h: drink * 1.42 + extra });
    },
  };
}
