import { block, flat, INK, ink, type Marks, n, picture, plate, SHEET, tint } from './print.ts';
import { box, segment } from './shapes.ts';

/** A format of the card: its sheet in millimetres, and how it folds. */
interface FormatDrawing {
  width: number;
  height: number;
  fold?: 'book' | 'either';
  colour: string;
  clip?: true;
}

const SIDE = 100;
/** The longest side of a sheet, in millimetres, fills this much of the picture. */
const [LONGEST, ROOM] = [420, 82];
/** How much of its width a flap shows when it is turned away. */
const REACH = 0.55;
const RED = '#a82a1e';

export const FORMAT_DRAWINGS: Record<string, FormatDrawing> = {
  'a4-un-volet': { width: 210, height: 297, colour: '#2d363b' },
  'a4-deux-volets': { width: 210, height: 297, fold: 'book', colour: '#2d363b' },
  a5: { width: 148, height: 210, fold: 'either', colour: '#23445c' },
  'a3-un-volet': { width: 297, height: 420, colour: '#3f6a52' },
  colonne: { width: 148, height: 420, fold: 'either', colour: '#8b2016' },
  carre: { width: 210, height: 210, fold: 'either', colour: '#e6b13f' },
  'italienne-deux-volets': { width: 297, height: 210, fold: 'book', colour: '#6c8a2f' },
  planche: { width: 160, height: 360, colour: '#c9a273', clip: true },
};

/** Those of Direct Agence. */
export const PDA_FORMAT_DRAWINGS: Record<string, FormatDrawing> = {
  'affiche-a3': { width: 297, height: 420, colour: '#a82a1e' },
  'affiche-a4': { width: 210, height: 297, colour: '#a82a1e' },
  'flyer-a5': { width: 148, height: 210, colour: '#3f6a52' },
  'depliant-deux-volets': { width: 105, height: 210, fold: 'book', colour: '#23445c' },
  'set-de-table': { width: 420, height: 297, colour: '#c9a273' },
  'carte-a4': { width: 210, height: 297, fold: 'either', colour: '#2d363b' },
  chevalet: { width: 105, height: 148, fold: 'book', colour: '#e6b13f' },
  'marque-page': { width: 70, height: 210, colour: '#8b2016' },
};

function dishes(x: number, y: number, w: number, h: number, colour: string): Marks {
  const rows = Math.max(2, Math.floor((h - 6) / 5));
  const names = Array.from({ length: rows }, (_, i) => {
    const at = y + 5 + i * 5;
    return (
      segment(x + 4, at, x + 4 + (w - 12) * (0.45 + 0.15 * (i % 3)), at) +
      segment(x + w - 6, at, x + w - 4, at)
    );
  });
  return tint(names.join(''), colour, 1.3);
}

function cover(x: number, y: number, w: number, h: number, colour: string): Marks {
  const text = colour === '#e6b13f' || colour === '#c9a273' ? INK : '#f4efe4';
  const title = y + Math.min(9, h / 5);
  return [
    block(box(x, y, w, h), colour),
    tint(segment(x + w * 0.28, title, x + w * 0.72, title), text, 2.6),
    tint(
      segment(x + w * 0.4, title + 4.6, x + w * 0.6, title + 4.6),
      colour === '#e6b13f' ? RED : '#e0b94a',
      1.3,
    ),
    dishes(x, title + 5, w, y + h - title - 6, text),
  ];
}

/** Width under the sheet and height at its left, unless a flap is there, with end ticks. */
function dimensions(x: number, y: number, w: number, h: number, both = true): Marks {
  const [under, left] = [y + h + 6, x - 6];
  const across =
    segment(x, under, x + w, under) +
    segment(x, under - 2, x, under + 2) +
    segment(x + w, under - 2, x + w, under + 2);
  const upright =
    segment(left, y, left, y + h) +
    segment(left - 2, y, left + 2, y) +
    segment(left - 2, y + h, left + 2, y + h);
  return tint(both ? across + upright : across, RED, 1);
}

function flap(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}l${n(-w * REACH)} ${n(-h * 0.07)}v${n(h)}l${n(w * REACH)} ${n(h * 0.07)}`;
}

/** An open booklet: the cover to the right, the inside of the other flap turned away to the left. */
function openFlap(x: number, y: number, w: number, h: number): Marks {
  const reach = w * REACH;
  const lines = Array.from({ length: Math.floor(h / 6) - 1 }, (_, i) => {
    const at = y + 7 + i * 6;
    return segment(x - reach * 0.82, at - h * 0.055, x - reach * (0.3 + 0.12 * (i % 3)), at - h * 0.025);
  });
  return [
    flat(`${flap(x, y, w, h)}z`, SHEET),
    tint(lines.join(''), '#7f7768', 1.2),
    ink(`${flap(x, y, w, h)}z`),
  ];
}

function clip(x: number, y: number, w: number, h: number): Marks {
  return [
    block(box(x - 3.5, y - 6, w + 7, h + 10, 2.5), '#a9783a'),
    block(box(x + w / 2 - 8, y - 8.5, 16, 6, 1.5), '#c9ccc8'),
  ];
}

/** A format with its dimensions; a flap in dashes when it can be ordered with one flap or with two. */
export function drawFormat(format: FormatDrawing): string {
  // Small sheets are drawn a little larger than to scale, or their lines would not be seen.
  const longest = Math.max(format.width, format.height);
  const opened = format.fold ? 1 + REACH : 1;
  const unit = Math.min((ROOM / LONGEST) * (LONGEST / longest) ** 0.45, (SIDE - 8) / (format.width * opened));
  const [w, h] = [format.width * unit, format.height * unit];
  const x = (SIDE - w * opened) / 2 + (format.fold ? w * REACH : 2);
  const y = (SIDE - h) / 2 - 2;
  const behind = {
    book: openFlap(x, y, w, h),
    either: ink(flap(x, y, w, h), 1.2, '3 2.4'),
    none: format.clip ? clip(x, y, w, h) : [],
  };
  const edge = format.clip ? dimensions(x - 4, y, w + 8, h + 4) : dimensions(x, y, w, h, !format.fold);
  return picture(SIDE, SIDE, plate(behind[format.fold ?? 'none'], cover(x, y, w, h, format.colour), edge));
}
