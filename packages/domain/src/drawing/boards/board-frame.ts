import type { Ink } from '../../base/ink.ts';
import type { Composition } from '../composition.ts';
import { sizeFor } from '../fit-text.ts';
import { inset } from '../inset.ts';
import type { Box, Mark } from '../mark.ts';
import type { BoardLook } from './board-look.ts';

/** Boards are laid out on a sheet of this area, independent of format; a 60 x 90 has it in millimetres. */
export const SHEET_AREA = 540_000;
const EDGE = 38;
const HEAD_EDGE = 58;
const FOOT = 'Prix nets en euros, taxes et service compris.';

/** A frame with the look's corners. */
export function framed(
  { ornament }: Pick<BoardLook, 'ornament'>,
  box: Box,
  r: number,
  paint: { fill?: Ink; stroke?: Ink; line?: number },
): Mark {
  return ornament === 'notched'
    ? { kind: 'notched', ...box, r, ...paint }
    : { kind: 'rect', ...box, ...paint };
}

/** The background with its double line. */
function ground(at: Composition, look: BoardLook): void {
  const sheet: Box = { x: 0, y: 0, w: at.width, h: at.height };
  at.add(
    { kind: 'rect', ...sheet, fill: look.inks.ground },
    framed(look, inset(sheet, 13), 20, { stroke: look.inks.rule, line: 3.4 }),
    framed(look, inset(sheet, 20), 20, { stroke: look.inks.rule, line: 1.1 }),
  );
}

/** The word at the head, between two rules that end in a lozenge. */
function head(at: Composition, { inks }: BoardLook, text: string, y: number, largest: number): void {
  const track = 0.16;
  const letters = Array.from(text).length - 1;
  const room = at.width - 2 * HEAD_EDGE;
  const alone = at.measure(text, 'display', 1);
  const size = Math.min(
    largest,
    sizeFor(at.measure, [text], 'display', (room * alone) / (alone + track * letters)),
  );
  const wide = size * (alone + track * letters);
  at.line({
    text,
    x: (at.width - wide) / 2,
    y,
    size,
    face: 'display',
    fill: inks.chalk,
    track: size * track,
  });
  const mid = y - size * 0.35;
  const length = (at.width - wide) / 2 - 24 - HEAD_EDGE;
  if (length < 30) return;
  for (const [from, to] of [
    [HEAD_EDGE, HEAD_EDGE + length],
    [at.width - HEAD_EDGE, at.width - HEAD_EDGE - length],
  ] as const)
    at.add(
      { kind: 'line', x1: from, y1: mid, x2: to, y2: mid, stroke: inks.rule, line: 1.6 },
      { kind: 'lozenge', x: to, y: mid, r: 6, fill: inks.rule },
    );
}

function foot(at: Composition, { inks }: BoardLook, text: string): void {
  const size = Math.min(12.5, sizeFor(at.measure, [text], 'text', at.width - 110));
  at.line({
    text,
    x: at.width / 2,
    y: at.height - 28.5,
    size,
    face: 'text',
    fill: inks.chalk,
    align: 'middle',
    opacity: 0.86,
  });
}

/** Draws background, head and foot of a board; returns the space between them. */
export function boardFrame(
  at: Composition,
  look: BoardLook,
  { title, size, pictures }: { title: string; size: number; pictures?: boolean },
): Box {
  const upright = at.height > at.width;
  ground(at, look);
  head(at, look, title, upright ? 88 : 84, upright ? size * 1.08 : size);
  foot(at, look, pictures ? `${FOOT} Visuels non contractuels.` : FOOT);
  const top = upright ? 118 : 112;
  return { x: EDGE, y: top, w: at.width - 2 * EDGE, h: at.height - 48 - top };
}

/** A sheet of paper on the background, with a fine accent line along its edge. */
export function paper(at: Composition, look: BoardLook, box: Box): void {
  at.add(
    framed(look, box, 11, { fill: look.inks.sheet }),
    framed(look, inset(box, 6), 11, { stroke: look.inks.accent, line: 1.2 }),
  );
}
