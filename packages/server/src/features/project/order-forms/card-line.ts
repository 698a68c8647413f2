import { INK, INK_2, PAGE } from './ink.ts';
import { leaderDots } from './leader-line.ts';
import { lineHeight, type TextStyle } from './printed-text.ts';
import type { Sheet } from './sheet.ts';

const NAME: TextStyle = { font: 'body', size: 9.5 };
const PRICE: TextStyle = { font: 'bold', size: 9.5 };
const DETAIL: TextStyle = { font: 'body', size: 8.5, colour: INK_2 };
const HEADING: TextStyle = { font: 'title', size: 10.5, colour: INK };

const GAP = 4;
/** Minimum width in points of the dots between a name and its price. */
const SHORTEST_LEADER = 24;
const [ABOVE_HEADING, BELOW] = [8, 2];

/** The title of a section of the card's text, kept with its first line. */
export function cardHeading(sheet: Sheet, title: string | undefined): void {
  sheet.need(ABOVE_HEADING + lineHeight(HEADING) + 2 * lineHeight(NAME));
  sheet.y += ABOVE_HEADING;
  sheet.title(title ?? '', HEADING, 4);
  sheet.y += BELOW;
}

/** A line of the card's text, whole: its name, as many lines as it takes, its price beside the last, its detail below. */
export function cardLine(
  sheet: Sheet,
  { name, price, detail }: { name: string; price: string; detail?: string | undefined },
): void {
  const step = lineHeight(NAME);
  const set = sheet.type.oneLine(price, PAGE.right - PAGE.left, PRICE);
  const room = PAGE.right - PAGE.left - set.width - SHORTEST_LEADER - 2 * GAP;
  const lines = sheet.type.wrap(name, room, NAME);
  sheet.structure.item(() => {
    for (const [rank, line] of lines.entries()) {
      sheet.need(step);
      const baseline = sheet.y + NAME.size;
      sheet.type.draw(line, PAGE.left, baseline, NAME);
      if (rank === lines.length - 1) {
        leaderDots(sheet, PAGE.left + line.width + GAP, PAGE.right - set.width - GAP, baseline);
        sheet.type.draw(set, PAGE.right - set.width, baseline, PRICE);
      }
      sheet.y += step;
    }
    if (detail !== undefined) sheet.paragraph(detail, DETAIL, { x: PAGE.left, width: room });
  });
  sheet.y += BELOW;
}
