import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import type { Block } from './block.ts';
import type { CardSetting } from './card-setting.ts';

/** Pictures take this part of what is left over before words do. */
const FOR_PICTURES = 0.62;
/** Below a title, of the gap between two parts. */
const TIGHT = 0.35;

/** The blocks of a flap, one above the other, its foot at the bottom. */
export interface Stack {
  room: Box;
  blocks: readonly Block[];
  foot: Block;
  /** Least height between two blocks. */
  gap: number;
  /** Least height of all. */
  need: number;
  fits: boolean;
}

function gapBelow(block: Block | undefined, gap: number): number {
  return block?.tight ? gap * TIGHT : gap;
}

/** Stacks blocks on a flap. */
export function stackOf(
  { scale, sheet }: CardSetting,
  room: Box,
  blocks: readonly Block[],
  foot: Block,
): Stack {
  const gap = 6.2 * scale * sheet;
  const heights = blocks.reduce(
    (sum, { height }, index) => sum + height + (index > 0 ? gapBelow(blocks[index - 1], gap) : 0),
    0,
  );
  const need = heights + foot.height + gap * 0.9;
  return { room, blocks, foot, gap, need, fits: need <= room.h };
}

/** Shares out what is left over: to pictures, then to rows and boxes, up to what each may grow. */
function growthOf(blocks: readonly Block[], free: number): { given: number[]; left: number } {
  let left = free;
  const given = blocks.map(() => 0);
  for (const first of [true, false]) {
    const wanted = blocks.map((block) => (Boolean(block.first) === first ? block.grow : 0));
    const sum = wanted.reduce((all, one) => all + one, 0);
    if (sum <= 0) continue;
    const share = Math.max(0, Math.min(left * (first ? FOR_PICTURES : 1), sum));
    for (const [index, one] of wanted.entries()) given[index] = (given[index] ?? 0) + (one / sum) * share;
    left -= share;
  }
  return { given, left };
}

/** Draws a stack over the full height of its flap; the remaining space widens its gaps. */
export function drawStack(at: Composition, { room, blocks, foot, gap, need }: Stack): void {
  const { x, w } = room;
  const { given, left } = growthOf(blocks, Math.max(0, room.h - need));
  const loose = blocks.filter((_, index) => index > 0 && !blocks[index - 1]?.tight).length;
  const opened = Math.max(0, Math.min(left / (loose + 0.6), gap * 2.4));
  let y = room.y + (Math.max(0, left - opened * loose) / 2) * 0.8;
  for (const [index, block] of blocks.entries()) {
    const above = blocks[index - 1];
    if (above !== undefined) y += gapBelow(above, gap) + (above.tight ? 0 : opened);
    const h = block.height + (given[index] ?? 0);
    block.draw(at, { x, y, w, h });
    y += h;
  }
  foot.draw(at, { x, y: room.y + room.h - foot.height, w, h: foot.height });
}
