import type { Composition } from '../composition.ts';
import { waitingBlock } from './block.ts';
import type { CardSetting } from './card-setting.ts';

/** The code's side, and its width with the caption; 0 without one. */
export interface CodeSize {
  side: number;
  width: number;
}

/** Sides of the model's picture: half of it is the code, which is read from a table at arm's length. */
const [SMALLEST, USUAL, LARGEST] = [20, 24, 32];

/** The size of a card's QR code. */
export function codeSize({ card, scale, sheet, note }: CardSetting): CodeSize {
  if (card.code === undefined) return { side: 0, width: 0 };
  const side = Math.max(SMALLEST, Math.min(LARGEST, USUAL * scale * sheet));
  return { side, width: Math.max(side, card.codeCaption.width(note)) };
}

/** The chosen model, whose picture has its own frame and code, over its caption at the right of a box. */
export function drawCode(
  at: Composition,
  setting: CardSetting,
  { side, width }: CodeSize,
  { x, y, w }: { x: number; y: number; w: number },
): void {
  const { card, look, note } = setting;
  const middle = x + w - width / 2;
  const box = { x: middle - side / 2, y, w: side, h: side };
  const place = { x: middle - width / 2, y, w: width, h: side + note * 1.35 };
  if (card.code) at.add({ kind: 'image', ...box, src: card.code });
  else waitingBlock(setting, 'QR code', 'infocarte.modeleQrCode', { height: side, grow: 0 }).draw(at, box);
  at.line({
    text: card.codeCaption.text,
    x: middle,
    y: y + side + note * 1.15,
    size: note,
    face: 'strong',
    fill: look.inks.text,
    align: 'middle',
  });
  at.field('infocarte.qrcode', place);
  at.field('infocarte.modeleQrCode', box);
}
