import { flapSize } from '../drawing/cards/flap-size.ts';
import type { InfoCarte } from '../projects/project.ts';

/** Pixels a millimetre of the card from which its small lines can be read. */
const LEGIBLE = 3.5;

/**
 * Whether a photo of the present card has too few pixels for its prices to be read, at the format that is ordered
 * (specification/print-check.md#photos). A photo of a part of it may be long and narrow: what counts is its area.
 */
export function isTooSmall(photo: { width: number; height: number }, format: InfoCarte['format']): boolean {
  const { width, height } = flapSize(format);
  return photo.width * photo.height < width * height * LEGIBLE ** 2;
}
