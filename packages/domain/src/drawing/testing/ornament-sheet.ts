import {
  CARD_DIVIDERS,
  CARD_FORMULAS,
  CARD_FRAMES,
  CARD_HEADS,
  FRIEZE_PATTERNS,
} from '../../base/ornament-names.ts';
import { NEUTRAL_CARD_LOOK } from '../cards/card-look.ts';
import { dividerMarks } from '../cards/ornaments/card-divider.ts';
import { frameMarks, frameRoom } from '../cards/ornaments/card-frame.ts';
import { formulaBoxMarks } from '../cards/ornaments/formula-box.ts';
import { friezeMarks } from '../cards/ornaments/frieze.ts';
import { headMarks } from '../cards/ornaments/head-ornament.ts';
import type { Drawing, Mark } from '../mark.ts';

const [WIDTH, HEIGHT, SCALE] = [105, 148, 0.5];
const image = '/catalogue/illustrations/frise-sapins.svg';

/** One flap with the ornaments of that rank, each list beginning again at its end. */
function flapMarks(index: number): Mark[] {
  const nth = <Name>(names: readonly [Name, ...Name[]]): Name => names[index % names.length] ?? names[0];
  const look = {
    ...NEUTRAL_CARD_LOOK,
    frame: nth(CARD_FRAMES),
    divider: nth(CARD_DIVIDERS),
    heads: nth(CARD_HEADS),
    formulas: nth(CARD_FORMULAS),
  };
  const flap = { x: index * WIDTH, y: 0, w: WIDTH, h: HEIGHT };
  const { x, y, w, h } = frameRoom(look, flap, SCALE);
  const pattern = FRIEZE_PATTERNS[index];
  return [
    ...frameMarks(look, [flap], SCALE),
    ...dividerMarks(look, { x: x + w / 2, y: y + 6, w: w * 0.8, s: 1 }),
    ...headMarks(look, { x, w, y: y + 24, size: 5, wide: 24, s: 0.8 }),
    ...formulaBoxMarks(look, { x: x + 10, y: y + 32, w: w - 20, h: 22 }, 0.8, { y: y + 46 }),
    ...friezeMarks(
      { image, ...(pattern === undefined ? {} : { field_apercu: { pattern } }) },
      { x, y: y + h - 9, w, h: 7 },
      look.inks.rule,
    ),
  ];
}

/** Every ornament of cards, side by side, and a frieze that is its picture. */
export function ornamentSheet(): Drawing {
  return {
    width: CARD_FRAMES.length * WIDTH,
    height: HEIGHT,
    marks: CARD_FRAMES.flatMap((_, index) => flapMarks(index)),
    fields: {},
    overflow: [],
    unprintable: {},
  };
}
