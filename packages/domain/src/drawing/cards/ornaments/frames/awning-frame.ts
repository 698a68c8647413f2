import type { Box, Mark } from '../../../mark.ts';
import { path } from '../../../path-data.ts';
import type { CardInks } from '../../card-look.ts';
import { filled, rectPath, stroked } from '../path-marks.ts';
import type { Frame } from './frame.ts';

const BULBS = 5;

/** Stripes of an awning, red ones at both ends, each with its scallop. */
function awning({ x, y, w }: Box, k: number, inks: CardInks): Mark[] {
  const count = 2 * Math.round(w / (30 * k)) + 1;
  const [step, tall] = [w / count, 20 * k];
  const [rx, ry] = [step / 2, step * 0.43];
  const stripes = Array.from({ length: count }, (_, index) => x + index * step);
  const [bold, pale] = [stripes.filter((_, i) => i % 2 === 0), stripes.filter((_, i) => i % 2 === 1)];
  const hem = y + tall;
  const stripe = (left: number) =>
    path`M${left} ${y}H${left + step}V${hem}A${rx} ${ry} 0 0 1 ${left} ${hem}Z`;
  const edge = (left: number) => path`M${left} ${hem}A${rx} ${ry} 0 0 0 ${left + step} ${hem}`;
  const shade = (left: number) =>
    path`${edge(left)}V${hem + 1.5 * k}A${rx} ${ry} 0 0 1 ${left} ${hem + 1.5 * k}Z`;
  return [
    filled(stripes.map(shade).join(''), inks.text, 0.14),
    filled(pale.map(stripe).join(''), inks.frameLight),
    filled(bold.map(stripe).join(''), inks.frame),
    stroked(pale.map(edge).join(''), inks.frame, 0.5 * k),
    { kind: 'rect', x, y, w, h: 3.2 * k, fill: inks.frameShade },
    { kind: 'rect', x, y: hem - 3.4 * k, w, h: 0.7 * k, fill: inks.frameLight, opacity: 0.55 },
  ];
}

/** Strings of coloured bulbs below it. */
function lights({ x, y, w }: Box, k: number, inks: CardInks): Mark[] {
  const count = Math.max(2, Math.round(w / (70 * k)));
  const [span, top, sag] = [w / count, y + 29 * k, 15 * k];
  const swags = Array.from({ length: count }, (_, index) => x + index * span);
  const strings = swags.map(
    (left) => path`M${left} ${top}Q${left + span / 2} ${top + sag} ${left + span} ${top}`,
  );
  const bulbs = swags.flatMap((left) =>
    Array.from({ length: BULBS }, (_, index) => {
      const along = (index + 0.5) / BULBS;
      return { bx: left + along * span, by: top + 2 * sag * along * (1 - along) };
    }),
  );
  const colours = [inks.gold, 'corail', 'tilleul'] as const;
  return [
    stroked(strings.join(''), inks.text, 0.4 * k, { opacity: 0.75 }),
    ...bulbs.flatMap(({ bx, by }, index): Mark[] => [
      { kind: 'disc', x: bx, y: by + 2.1 * k, r: 3 * k, fill: inks.gold, opacity: 0.2 },
      { kind: 'rect', x: bx - 0.55 * k, y: by - 0.1 * k, w: 1.1 * k, h: 1.1 * k, fill: inks.text },
      { kind: 'disc', x: bx, y: by + 2.1 * k, r: 1.45 * k, fill: colours[index % 3] ?? inks.gold },
    ]),
  ];
}

/** Gingham along the foot: where two bands cross, it is darker. */
function gingham({ x, y, w, h }: Box, k: number, inks: CardInks): Mark[] {
  const columns = 2 * Math.round(w / (5.2 * k)) + 1;
  const cell = w / columns;
  const top = y + h - 3 * cell;
  const upright = Array.from({ length: (columns + 1) / 2 }, (_, index) =>
    rectPath(x + 2 * index * cell, top, cell, 3 * cell),
  );
  const across = [0, 2].map((row) => rectPath(x, top + row * cell, w, cell));
  return [
    filled(upright.join(''), inks.frame, 0.5),
    filled(across.join(''), inks.frame, 0.5),
    stroked(path`M${x} ${top}H${x + w}`, inks.frame, 0.5 * k),
  ];
}

/** A café's terrace: awning, lights, and a gingham cloth; one over both flaps. */
export const AWNING_FRAME: Frame = {
  whole: true,
  room: [43.5, 15, 15],
  marks: (sheet, k, inks) => [
    { kind: 'rect', ...sheet, fill: inks.ground },
    ...gingham(sheet, k, inks),
    ...awning(sheet, k, inks),
    ...lights(sheet, k, inks),
  ],
};
