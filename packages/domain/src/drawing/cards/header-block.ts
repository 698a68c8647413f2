import type { Composition } from '../composition.ts';
import type { Block } from './block.ts';
import { lozengeRule } from './block.ts';
import type { CardPicture } from './card-content.ts';
import { type CardSetting, LEAST_TYPE, typeSize } from './card-setting.ts';
import { dividerMarks } from './ornaments/card-divider.ts';
import { pictureOnPlate } from './picture-on-plate.ts';
import { leadingOf } from './prepared-text.ts';

const PATH = 'autresInfos.nomPdv';
/** Largest name, by its place. */
const LARGEST = { head: 14, cover: 19 };
/** Below this part of its largest size a name breaks in two. */
const BREAKS_BELOW = 0.74;
/** Line height of a name. */
const LEADING = 1.08;

interface HeaderOptions {
  /** A picture at each side: two, or none. */
  flank?: readonly CardPicture[];
  /** Alone on its flap. */
  cover?: boolean;
}

interface SetName {
  lines: readonly string[];
  size: number;
  widest: number;
  /** Line height, in its size. */
  leading: number;
}

/** The name on one line, or on two where that is larger. */
function setName({ card: { name } }: CardSetting, most: number, room: number): SetName {
  const one = Math.min(most, room / name.width(1));
  const whole = { lines: [name.text], size: one, widest: name.width(one), leading: LEADING };
  if (one >= most * BREAKS_BELOW) return whole;
  const halves = name.halves();
  if (halves === null) return whole;
  const size = Math.min(most * 0.86, room / halves.widest);
  if (size <= one) return whole;
  return { lines: halves.lines, size, widest: halves.widest * size, leading: leadingOf(halves, LEADING) };
}

/** The theme's word above the name, between two short rules. */
function drawWord(
  at: Composition,
  setting: CardSetting,
  { middle, base, size, room }: { middle: number; base: number; size: number; room: number },
): void {
  const { look, scale } = setting;
  const track = size * 0.34;
  const { word: text, inks } = look;
  at.line({ text, x: middle, y: base, size, face: 'display', fill: inks.accent, align: 'middle', track });
  const half = (at.measure(text, 'display', size) + track * (Array.from(text).length - 1)) / 2;
  const length = Math.min(18 * scale, room / 2 - half - 5 * scale);
  if (length <= 4) return;
  for (const side of [-1, 1]) {
    const from = middle + side * (half + 3 * scale);
    lozengeRule(at, setting, [from, from + side * length], base - size * 0.36, 0.35, [0.75, 0]);
  }
}

function drawName(
  at: Composition,
  { card, look }: CardSetting,
  name: SetName,
  middle: number,
  first: number,
): void {
  const { lines, size, widest, leading } = name;
  const ink = card.unnamed ? look.inks.accent : look.inks.title;
  const waits = card.unnamed ? ({ waiting: true, opacity: 0.5 } as const) : {};
  lines.forEach((text, index) => {
    const y = first + index * size * leading;
    at.line({ text, x: middle, y, size, face: 'display', fill: ink, align: 'middle', ...waits });
  });
  const h = size + size * leading * (lines.length - 1);
  at.field(PATH, { x: middle - widest / 2, y: first - size * 0.82, w: widest, h });
}

/** The head of a card: the theme's word, the outlet's name, and an ornament below. */
export function headerBlock(
  setting: CardSetting,
  width: number,
  { flank = [], cover = false }: HeaderOptions = {},
): Block {
  const { scale, look } = setting;
  const side = flank.length === 2 ? 26 * scale * Math.min(1, width / 176) : 0;
  const room = width - 2 * (side > 0 ? side + 5 * scale : 0);
  const largest = LARGEST[cover ? 'cover' : 'head'] * Math.min(1.25, Math.max(0.72, width / 165));
  const name = setName(setting, largest * scale, room);
  const { size } = name;
  const word = typeSize(setting, cover ? 4.6 : 3.5, 1.1);
  const above = word * 1.5 + 2.2 * scale;
  const lines = size * (0.86 + name.leading * (name.lines.length - 1) + 0.36);
  const least = above + lines + 5.2 * scale;
  const height = Math.max(least, side);
  return {
    height,
    grow: height * (cover ? 0.3 : 0.1),
    illegible: size < LEAST_TYPE * 1.6,
    draw(at, { x, y, w, h }) {
      const middle = x + w / 2;
      const top = y + Math.max(0, h - least) * 0.42;
      drawWord(at, setting, { middle, base: top + word * 0.9, size: word, room });
      drawName(at, setting, name, middle, top + above + size * 0.86);
      const divider = {
        x: middle,
        y: top + above + lines + 3.2 * scale,
        w: Math.min(room * 0.62, (cover ? 104 : 84) * scale),
        s: scale * (cover ? 1.35 : 1.05),
      };
      at.add(...dividerMarks(look, divider));
      flank.forEach((picture, index) => {
        const from = index === 0 ? x + side / 2 : x + w - side / 2;
        pictureOnPlate(at, setting, picture, { x: from, y: y + h / 2, side });
      });
    },
  };
}
