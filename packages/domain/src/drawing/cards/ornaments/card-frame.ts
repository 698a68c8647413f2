import type { CardFrame } from '../../../base/ornament-names.ts';
import type { Box, Mark } from '../../mark.ts';
import type { CardLook } from '../card-look.ts';
import { ARCH_FRAME } from './frames/arch-frame.ts';
import { AWNING_FRAME } from './frames/awning-frame.ts';
import { BRANCHES_FRAME } from './frames/branches-frame.ts';
import { COUNTER_FRAME } from './frames/counter-frame.ts';
import { DECO_FRAME } from './frames/deco-frame.ts';
import type { Frame } from './frames/frame.ts';
import { PEAKS_FRAME } from './frames/peaks-frame.ts';
import { PLAIN_FRAME } from './frames/plain-frame.ts';
import { ROSES_FRAME } from './frames/roses-frame.ts';
import { SLATE_FRAME } from './frames/slate-frame.ts';
import { SUN_FRAME } from './frames/sun-frame.ts';
import { TILES_FRAME } from './frames/tiles-frame.ts';
import { TWINE_FRAME } from './frames/twine-frame.ts';
import { WAVES_FRAME } from './frames/waves-frame.ts';

const FRAMES: Record<CardFrame, Frame> = {
  plain: PLAIN_FRAME,
  slate: SLATE_FRAME,
  arch: ARCH_FRAME,
  awning: AWNING_FRAME,
  tiles: TILES_FRAME,
  counter: COUNTER_FRAME,
  waves: WAVES_FRAME,
  sun: SUN_FRAME,
  roses: ROSES_FRAME,
  branches: BRANCHES_FRAME,
  twine: TWINE_FRAME,
  peaks: PEAKS_FRAME,
  deco: DECO_FRAME,
};

/** Room for words and pictures inside the frame of a flap. `k` is 1 on an A4, less on a smaller or a narrower sheet. */
export function frameRoom({ frame }: Pick<CardLook, 'frame'>, flap: Box, k: number): Box {
  const [top, sides, bottom] = FRAMES[frame].room;
  return {
    x: flap.x + sides * k,
    y: flap.y + top * k,
    w: flap.w - 2 * sides * k,
    h: flap.h - (top + bottom) * k,
  };
}

/** The ground and the frame of flaps that lie side by side: on each of them, or one over all (an awning). */
export function frameMarks({ frame, inks }: CardLook, flaps: readonly Box[], k: number): Mark[] {
  const { whole, marks } = FRAMES[frame];
  const [first] = flaps;
  const sheet = first && { ...first, w: flaps.reduce((wide, { w }) => wide + w, 0) };
  const panels = whole && sheet ? [sheet] : flaps;
  return panels.flatMap((panel) => marks(panel, k, inks));
}
