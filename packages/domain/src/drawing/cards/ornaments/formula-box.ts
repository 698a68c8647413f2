import type { CardFormula } from '../../../base/ornament-names.ts';
import { inset } from '../../inset.ts';
import type { Box, Mark } from '../../mark.ts';
import type { CardInks, CardLook } from '../card-look.ts';

/** Where a ticket's stub with the price is torn off: down at an `x`, or across at a `y`. */
type Tear = { x: number } | { y: number };

type FormulaBox = (inks: CardInks, box: Box, s: number, tear: Tear) => Mark[];

const chalk: FormulaBox = ({ text, boxRule }, box, s) => [
  { kind: 'notched', ...box, r: 3 * s, stroke: text, line: 0.5 * s, opacity: 0.9 },
  { kind: 'notched', ...inset(box, 1.2 * s), r: 3 * s, stroke: boxRule, line: 0.25 * s, opacity: 0.9 },
];

const cartouche: FormulaBox = ({ box: fill, boxTitle, boxRule }, box, s) => [
  { kind: 'notched', ...box, r: 3 * s, fill },
  { kind: 'notched', ...box, r: 3 * s, stroke: boxRule, line: 0.55 * s },
  { kind: 'notched', ...inset(box, 1.2 * s), r: 3 * s, stroke: boxTitle, line: 0.25 * s },
];

const plate: FormulaBox = ({ box: fill, boxRule }, box, s) => [
  { kind: 'rect', ...box, r: 3 * s, fill },
  { kind: 'rect', ...box, r: 3 * s, stroke: boxRule, line: 0.7 * s },
  { kind: 'rect', ...inset(box, 1.3 * s), r: 2 * s, stroke: boxRule, line: 0.25 * s },
];

const ticket: FormulaBox = ({ box: fill, boxRule, paper }, box, s, tear) => {
  const { x, y, w, h } = box;
  const ends =
    'x' in tear
      ? [
          { x: tear.x, y },
          { x: tear.x, y: y + h },
        ]
      : [
          { x, y: tear.y },
          { x: x + w, y: tear.y },
        ];
  return [
    { kind: 'rect', ...box, r: 1.6 * s, fill },
    {
      kind: 'rect',
      ...inset(box, 1.3 * s),
      r: s,
      stroke: boxRule,
      line: 0.35 * s,
      dash: [1.6 * s, 1.1 * s],
    },
    ...ends.map((end): Mark => ({ kind: 'disc', ...end, r: 2.3 * s, fill: paper })),
  ];
};

const BOXES: Record<CardFormula, FormulaBox> = { chalk, cartouche, ticket, plate };

/** The box of a formula at a scale; its words are in `boxTitle`, `boxText` and `price`. */
export function formulaBoxMarks({ formulas, inks }: CardLook, box: Box, s: number, tear: Tear): Mark[] {
  return BOXES[formulas](inks, box, s, tear);
}
