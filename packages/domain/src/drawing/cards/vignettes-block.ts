import { type Block, lozengeRule, waitingBlock } from './block.ts';
import type { CardPicture } from './card-content.ts';
import type { CardSetting } from './card-setting.ts';
import { pictureOnPlate } from './picture-on-plate.ts';

/** Pictures in a row: what grows most where height is left over. */
export function vignettesBlock(setting: CardSetting, width: number, pictures: readonly CardPicture[]): Block {
  const { scale, sheet } = setting;
  const count = pictures.length;
  const least = Math.min(17 * scale, (width - 8 * (count - 1)) / count);
  const most = Math.min((width - 8 * (count - 1)) / count, (count === 1 ? 86 : 72) * sheet);
  return {
    height: least,
    grow: Math.max(0, most - least),
    first: true,
    draw(at, { x, y, w, h }) {
      const side = Math.min(h, most);
      const gap = Math.min(16 * scale, (w - side * count) / Math.max(1, count + 1));
      const middle = y + h / 2;
      const start = x + w / 2 - (side * count + gap * (count - 1)) / 2;
      pictures.forEach((picture, index) => {
        pictureOnPlate(at, setting, picture, { x: start + side / 2 + index * (side + gap), y: middle, side });
      });
      const beside = start - x - 8 * scale;
      if (beside <= 14 * scale) return;
      for (const to of [-1, 1]) {
        const ends = [
          x + w / 2 + to * (w / 2 - beside),
          x + w / 2 + to * (w / 2 - Math.max(0, beside - 40 * scale)),
        ];
        lozengeRule(at, setting, [ends[0] ?? 0, ends[1] ?? 0], middle, 0.4, [1, 0.6]);
      }
    },
  };
}

/** The place of pictures that are still to be chosen. */
export function waitingVignettes(setting: CardSetting): Block {
  const { scale, sheet } = setting;
  const room = { height: 9 * scale, grow: 26 * sheet };
  return { ...waitingBlock(setting, 'Vos illustrations', 'infocarte.illustrations', room), first: true };
}
