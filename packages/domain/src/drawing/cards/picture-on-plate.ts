import type { Composition } from '../composition.ts';
import type { CardPicture } from './card-content.ts';
import type { CardSetting } from './card-setting.ts';

/** An illustration on its plate, `side` high, centred on (x, y). */
export function pictureOnPlate(
  at: Composition,
  { look: { inks } }: CardSetting,
  { path, image }: CardPicture,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  at.add(
    { kind: 'disc', x, y, r: side * 0.46, fill: inks.plate },
    { kind: 'disc', x, y, r: side * 0.485, stroke: inks.rule, line: side * 0.011 },
    { kind: 'image', x: x - side * 0.4, y: y - side * 0.4, w: side * 0.8, h: side * 0.8, src: image },
  );
  const box = { x: x - side / 2, y: y - side / 2, w: side, h: side };
  at.field(path, box);
  at.field('infocarte.illustrations', box);
}
