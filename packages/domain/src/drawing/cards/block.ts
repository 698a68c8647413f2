import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import type { CardSetting } from './card-setting.ts';

/** A part of a card, measured at a setting; drawn only once the search has chosen that setting. */
export interface Block {
  /** Its least height. */
  height: number;
  /** How much higher it may become where height is left over. */
  grow: number;
  /** Pictures take what is left over before words do. */
  first?: true;
  /** A title: the next block is close below. */
  tight?: true;
  /** Lines of names that had to break. */
  broken?: number;
  /** Blank height in its columns. */
  holes?: number;
  /** A text is smaller than may be printed. */
  illegible?: boolean;
  draw: (at: Composition, box: Box) => void;
}

/** The dashed placeholder of a missing answer: on the screen's preview only. */
export function waitingBlock(
  { look, family, scale }: CardSetting,
  words: string,
  path: string,
  { height, grow }: Pick<Block, 'height' | 'grow'>,
): Block {
  return {
    height,
    grow,
    draw(at, box) {
      const { x, y, w, h } = box;
      const stroke = look.inks.accent;
      const frame = { x: x + 0.3, y: y + 0.3, w: w - 0.6, h: h - 0.6, r: Math.min(2 * scale, h / 3) };
      at.add({ kind: 'rect', ...frame, stroke, line: 0.45, dash: [2.6, 2], opacity: 0.85, waiting: true });
      const size = Math.min(family, h * 0.6, (w * 0.9) / at.measure(words, 'italic', 1));
      at.line({
        text: words,
        x: x + w / 2,
        y: y + h / 2 + size * 0.3,
        size,
        face: 'italic',
        fill: stroke,
        align: 'middle',
        opacity: 0.9,
        waiting: true,
      });
      at.field(path, box);
    },
  };
}

/** A line between two points that ends in lozenges. */
export function lozengeRule(
  at: Composition,
  { look, scale }: CardSetting,
  [from, to]: readonly [number, number],
  y: number,
  line: number,
  radii: readonly [from: number, to: number],
): void {
  const { rule } = look.inks;
  at.add({ kind: 'line', x1: from, y1: y, x2: to, y2: y, stroke: rule, line: line * scale });
  for (const [x, r] of [
    [from, radii[0]],
    [to, radii[1]],
  ] as const)
    if (r > 0) at.add({ kind: 'lozenge', x, y, r: r * scale, fill: rule });
}

/** The title of a part of the card, between two rules. */
export function titleBlock(setting: CardSetting, words: string): Block {
  const { section, scale, look } = setting;
  return {
    height: section * 1.55,
    grow: 0,
    tight: true,
    draw(at, { x, y, w }) {
      const middle = x + w / 2;
      const base = y + section * 0.98;
      const half = at.measure(words, 'display', section) / 2;
      at.line({
        text: words,
        x: middle,
        y: base,
        size: section,
        face: 'display',
        fill: look.inks.title,
        align: 'middle',
      });
      const from = half + 4 * scale;
      const to = Math.min(w / 2 - 9 * scale, from + 34 * scale);
      if (to - from <= 6 * scale) return;
      for (const side of [-1, 1])
        lozengeRule(
          at,
          setting,
          [middle + side * from, middle + side * to],
          base - section * 0.3,
          0.4,
          [0.9, 0],
        );
    },
  };
}
