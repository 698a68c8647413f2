import { HAIR, INK, PAGE, RED } from './ink.ts';
import type { TextStyle } from './printed-text.ts';
import type { Sheet } from './sheet.ts';

const TITLE: TextStyle = { font: 'title', size: 13, colour: INK };
const NUMBER: TextStyle = { font: 'title', size: 13, colour: RED };
/** Height of a title with a few lines under it: a title never ends a page. */
const ROOM = 90;

/** A section's title above a hairline, with its optional number in red. */
export function sectionTitle(sheet: Sheet, title: string, number?: number, room = ROOM): void {
  sheet.need(room);
  if (!sheet.atTop) sheet.y += 16;
  const baseline = sheet.y + TITLE.size;
  sheet.structure.heading(2, () => {
    let x: number = PAGE.left;
    if (number !== undefined) {
      const mark = sheet.type.oneLine(String(number), 30, NUMBER);
      sheet.type.draw(mark, x, baseline, NUMBER);
      x += mark.width + 8;
    }
    sheet.type.draw(sheet.type.oneLine(title, PAGE.right - x, TITLE), x, baseline, TITLE);
  });
  sheet.y = baseline + 6;
  sheet.rule(HAIR);
  sheet.y += 8;
}

const STEP: TextStyle = { font: 'bold', size: 10, colour: INK };

/** The title of a step within its section. */
export function stepTitle(sheet: Sheet, title: string, room: number): void {
  sheet.need(room);
  sheet.y += 4;
  const line = sheet.type.oneLine(title, PAGE.right - PAGE.left, STEP);
  sheet.structure.heading(3, () => {
    sheet.y = sheet.type.drawLines([line], PAGE.left, sheet.y, STEP) + 4;
  });
}
