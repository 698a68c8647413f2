import type { Box, Drawing, Mark, TextMark } from '../mark.ts';
import { measureText } from '../measure-text.ts';
import { repeatedPath } from '../repeated-path.ts';
import { isPathData, pathBox } from './path-box.ts';

/** Bounding box of a line's letters: from the top of capitals or accents to the descenders. */
function textBox({ text, face, size, x, y, track = 0 }: TextMark): Box {
  const w = measureText(text, face, size) + track * (Array.from(text).length - 1);
  const above = /\p{Lu}\p{M}/u.test(text.normalize('NFD')) ? 0.97 : 0.76;
  const below = /[gjpqyçQJ,;()]/.test(text) ? 0.22 : 0.03;
  return { x, y: y - size * above, w, h: size * (above + below) };
}

/** Bounding box of a mark, without the width of its line. */
export function markBox(mark: Mark): Box {
  switch (mark.kind) {
    case 'text':
      return textBox(mark);
    case 'disc':
    case 'lozenge':
      return { x: mark.x - mark.r, y: mark.y - mark.r, w: 2 * mark.r, h: 2 * mark.r };
    case 'line': {
      const [x, y] = [Math.min(mark.x1, mark.x2), Math.min(mark.y1, mark.y2)];
      return { x, y, w: Math.abs(mark.x2 - mark.x1), h: Math.abs(mark.y2 - mark.y1) };
    }
    case 'dots':
      return { x: mark.x1, y: mark.y - mark.r, w: mark.x2 - mark.x1, h: 2 * mark.r };
    case 'path':
      return pathBox(repeatedPath(mark));
    default:
      return mark;
  }
}

/** What a picture shows: those of the catalogue have a margin of 3 % at least. */
function pictured({ x, y, w, h }: Box): Box {
  return { x: x + w * 0.03, y: y + h * 0.03, w: w * 0.94, h: h * 0.94 };
}

function within({ x, y, w, h }: Box, { width, height }: Drawing): boolean {
  const hair = 0.02;
  return x >= -hair && y >= -hair && x + w <= width + hair && y + h <= height + hair;
}

function overlap(a: Box, b: Box): boolean {
  const hair = 0.1;
  return a.x + a.w > b.x + hair && b.x + b.w > a.x + hair && a.y + a.h > b.y + hair && b.y + b.h > a.y + hair;
}

/** Faults of a drawing: marks outside the sheet, overlapping text, type smaller than `least`. */
export function drawingFaults(drawing: Drawing, least: number): string[] {
  const faults: string[] = [];
  const texts = drawing.marks.flatMap((mark) =>
    mark.kind === 'text' ? [{ ...mark, box: textBox(mark) }] : [],
  );
  const pictures = drawing.marks.flatMap((mark) => (mark.kind === 'image' ? [pictured(mark)] : []));
  for (const mark of drawing.marks) {
    if (!within(markBox(mark), drawing)) faults.push(`${mark.kind} outside: ${JSON.stringify(mark)}`);
    if (Object.values(mark).some((value) => typeof value === 'number' && !Number.isFinite(value)))
      faults.push(`no number: ${JSON.stringify(mark)}`);
    if (mark.kind === 'path' && !isPathData(repeatedPath(mark))) faults.push(`no path data: ${mark.d}`);
  }
  for (const [path, box] of Object.entries(drawing.fields))
    if (!within(box, drawing) || box.w <= 0 || box.h <= 0) faults.push(`field ${path} outside`);
  for (const [index, text] of texts.entries()) {
    if (text.size < least && !text.waiting) faults.push(`'${text.text}' in ${text.size} mm`);
    for (const other of texts.slice(index + 1))
      if (overlap(text.box, other.box)) faults.push(`'${text.text}' over '${other.text}'`);
    for (const picture of pictures)
      if (overlap(text.box, picture)) faults.push(`'${text.text}' over a picture`);
  }
  return faults;
}
