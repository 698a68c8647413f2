import { CONTENT_WIDTH, DOTS, INK_2, PAGE } from './ink.ts';
import { lineHeight, type TextStyle } from './printed-text.ts';
import type { Sheet } from './sheet.ts';

const NAME: TextStyle = { font: 'body', size: 9.5, colour: INK_2 };
const VALUE: TextStyle = { font: 'bold', size: 9.5 };
/** Bold is for what one looks for, not for what one reads. */
const LONG_VALUE: TextStyle = { font: 'body', size: 9.5 };

/** Fewest points of dots worth drawing between a name and its value. */
const SHORTEST_LEADER = 24;
const GAP = 4;
const VALUE_WIDTH = CONTENT_WIDTH * 0.66;
const BELOW = 3;

/** Points de conduite between a name and its value. */
export function leaderDots(sheet: Sheet, from: number, to: number, baseline: number): void {
  sheet.pdf.save();
  sheet.pdf.lineWidth(0.9).lineCap('round').strokeColor(DOTS).dash(0.01, { space: 3.4 });
  sheet.pdf
    .moveTo(from, baseline - 1.2)
    .lineTo(to, baseline - 1.2)
    .stroke();
  sheet.pdf.restore();
}

/** A menu's line: name, points de conduite, value at the right; a longer value is set in a column of its own. */
export function leaderLine(sheet: Sheet, label: string, value: string, from: number = PAGE.left): void {
  const step = lineHeight(VALUE);
  const room = PAGE.right - from;
  const name = sheet.type.oneLine(label, room, NAME);
  const [first, ...others] = sheet.type.wrap(value, Math.min(VALUE_WIDTH, room), VALUE);
  if (first === undefined) return;
  sheet.need(step * Math.min(1 + others.length, 3));
  const baseline = sheet.y + VALUE.size;
  sheet.type.draw(name, from, baseline, NAME);
  if (others.length === 0 && name.width + first.width + SHORTEST_LEADER + 2 * GAP <= room) {
    leaderDots(sheet, from + name.width + GAP, PAGE.right - first.width - GAP, baseline);
    sheet.type.draw(first, PAGE.right - first.width, baseline, VALUE);
    sheet.y += step + BELOW;
    return;
  }
  const left = Math.max(PAGE.right - VALUE_WIDTH, from);
  if (from + name.width + GAP > left) sheet.y += step;
  sheet.paragraph(value, others.length > 2 ? LONG_VALUE : VALUE, { x: left, width: PAGE.right - left });
  sheet.y += BELOW;
}
