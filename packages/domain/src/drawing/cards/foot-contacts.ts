import type { Composition } from '../composition.ts';
import { type CardSetting, typeSize } from './card-setting.ts';
import type { PreparedContact } from './prepare-card.ts';

const LEADING = 1.5;
/** Between two parts of a line, in its size: a lozenge in the middle. */
const BETWEEN = 1.9;

interface ContactPart {
  contact: PreparedContact;
  lines: readonly string[];
  width: number;
}

/** The parts joined on lines as far as they fit; one that is too wide alone breaks. */
export interface SetContacts {
  size: number;
  lines: readonly (readonly ContactPart[])[];
  height: number;
}

const widthOf = (parts: readonly ContactPart[], size: number) =>
  parts.reduce((sum, { width }) => sum + width + size * BETWEEN, -size * BETWEEN);

const rowsOf = (line: readonly ContactPart[]) => Math.max(...line.map(({ lines }) => lines.length));

/** Joins the parts on lines of a width. */
export function setContacts(
  setting: CardSetting,
  contacts: readonly PreparedContact[],
  room: number,
): SetContacts {
  const size = typeSize(setting, 3.1);
  const lines: ContactPart[][] = [];
  for (const contact of contacts) {
    const { lines: own, widest } = contact.text.broken(size, room);
    const part = { contact, lines: own, width: widest };
    const line = lines.at(-1);
    if (line !== undefined && widthOf([...line, part], size) <= room) line.push(part);
    else lines.push([part]);
  }
  const rows = lines.reduce((sum, line) => sum + rowsOf(line), 0);
  return { size, lines, height: rows * size * LEADING };
}

/** Draws them centred on `x`, from `y` down. */
export function drawContacts(
  at: Composition,
  { look }: CardSetting,
  { size, lines }: SetContacts,
  { x: middle, y: top }: { x: number; y: number },
): void {
  const { accent, text: ink } = look.inks;
  let y = top;
  for (const line of lines) {
    let x = middle - widthOf(line, size) / 2;
    line.forEach(({ contact, lines: own, width }, index) => {
      if (index > 0)
        at.add({
          kind: 'lozenge',
          x: x - (size * BETWEEN) / 2,
          y: y + size * 0.72,
          r: size * 0.2,
          fill: accent,
        });
      own.forEach((text, row) => {
        const base = y + size * (1.05 + row * LEADING);
        at.line({ text, x: x + width / 2, y: base, size, face: 'strong', fill: ink, align: 'middle' });
      });
      const h = size * (1.3 + (own.length - 1) * LEADING);
      for (const path of contact.paths) at.field(path, { x, y: y + size * 0.15, w: width, h });
      x += width + size * BETWEEN;
    });
    y += rowsOf(line) * size * LEADING;
  }
}
