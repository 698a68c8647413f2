import { drawRichText } from './draw-rich-text.ts';
import { CONTENT_WIDTH, DOTS, INK_2, PAGE } from './ink.ts';
import { lineHeight, type SetLine, type TextStyle } from './printed-text.ts';
import type { Sheet } from './sheet.ts';

const NAME: TextStyle = { font: 'body', size: 9.5, colour: INK_2 };
const VALUE: TextStyle = { font: 'bold', size: 9.5 };
/** Long values are not bold. */
const LONG_VALUE: TextStyle = { font: 'body', size: 9.5 };

/** Minimum width in points of a leader between label and value. */
const SHORTEST_LEADER = 24;
const GAP = 4;
const VALUE_WIDTH = CONTENT_WIDTH * 0.66;
const BELOW = 3;

/** Leader dots between label and value. */
export function leaderDots(sheet: Sheet, from: number, to: number, baseline: number): void {
  sheet.structure.artifact(() => {
    sheet.pdf.save();
    sheet.pdf.lineWidth(0.9).lineCap('round').strokeColor(DOTS).dash(0.01, { space: 3.4 });
    sheet.pdf
      .moveTo(from, baseline - 1.2)
      .lineTo(to, baseline - 1.2)
      .stroke();
    sheet.pdf.restore();
  });
}

/** Minimum font size of an address before it is broken, at a comma. */
const LEAST = 7;
/** A mail address, a telephone number, a postal code with its town: easily miscopied when broken. */
const WHOLE = /^\S+@\S+$|^[+\d][\d .]{8,}$|\b\d{5} \p{L}/u;

/** An unbreakable value: beside its label, or else below it, shrunk to fit. */
function wholeLine(sheet: Sheet, label: string, value: string, from: number): void {
  const name = sheet.type.oneLine(label, PAGE.right - from, NAME);
  const beside = PAGE.right - from - name.width - SHORTEST_LEADER - 2 * GAP;
  const style = sheet.type.shrunk(value, beside, VALUE, 8);
  if (sheet.type.widthOf(value, style) <= beside) {
    drawBeside(sheet, name, value, style, from);
    return;
  }
  const step = lineHeight(VALUE);
  sheet.need(3 * step);
  sheet.type.draw(name, from, sheet.y + NAME.size, NAME);
  sheet.y += step;
  const room = PAGE.right - from;
  // Still too long: broken at its commas only.
  const parts = value.split(', ').map((part) => part.replaceAll(' ', '\u00a0'));
  const small = sheet.type.shrunk(value, room, VALUE, LEAST);
  const fitting = sheet.type.holding(parts.join(', '), room, small, LEAST);
  for (const line of sheet.type.wrap(parts.join(', '), room, fitting)) {
    sheet.need(step);
    sheet.type.draw(line, PAGE.right - line.width, sheet.y + fitting.size, fitting);
    sheet.y += lineHeight(fitting);
  }
  sheet.y += BELOW;
}

function drawBeside(sheet: Sheet, name: SetLine, value: string, style: TextStyle, from: number): void {
  const step = lineHeight(VALUE);
  sheet.need(step);
  const baseline = sheet.y + VALUE.size;
  const line = sheet.type.oneLine(value, PAGE.right - from, style);
  sheet.type.draw(name, from, baseline, NAME);
  leaderDots(sheet, from + name.width + GAP, PAGE.right - line.width - GAP, baseline);
  sheet.type.draw(line, PAGE.right - line.width, baseline, style);
  sheet.y += step + BELOW;
}

/** A line with leader: label, dots, right-aligned value; a longer value has its own column. */
export function leaderLine(sheet: Sheet, label: string, value: string, from: number = PAGE.left): void {
  sheet.structure.paragraph(() => {
    if (WHOLE.test(value) && !value.includes('\n')) wholeLine(sheet, label, value, from);
    else anyLine(sheet, label, value, from);
  });
}

/** Draws a label with room for the first lines of its value, and returns where they begin. */
function besideLabel(sheet: Sheet, name: SetLine, from: number, lines: number): number {
  const step = lineHeight(VALUE);
  sheet.need(step * Math.min(lines, 3));
  sheet.type.draw(name, from, sheet.y + VALUE.size, NAME);
  const left = Math.max(PAGE.right - VALUE_WIDTH, from);
  if (from + name.width + GAP > left) sheet.y += step;
  return left;
}

/** A label and its rich text, in a column of its own. */
export function richTextLine(sheet: Sheet, label: string, stored: string): void {
  const name = sheet.type.oneLine(label, CONTENT_WIDTH, NAME);
  sheet.structure.paragraph(() => {
    const x = besideLabel(sheet, name, PAGE.left, 3);
    drawRichText(sheet, stored, { x, width: PAGE.right - x });
  });
  sheet.y += 2 * BELOW;
}

function anyLine(sheet: Sheet, label: string, value: string, from: number): void {
  const room = PAGE.right - from;
  const name = sheet.type.oneLine(label, room, NAME);
  const [first, ...others] = sheet.type.wrap(value, Math.min(VALUE_WIDTH, room), VALUE);
  if (first === undefined) return;
  if (others.length === 0 && name.width + first.width + SHORTEST_LEADER + 2 * GAP <= room) {
    drawBeside(sheet, name, value, VALUE, from);
    return;
  }
  const left = besideLabel(sheet, name, from, 1 + others.length);
  sheet.paragraph(value, others.length > 2 ? LONG_VALUE : VALUE, { x: left, width: PAGE.right - left });
  sheet.y += BELOW;
}
