import type { Face } from './mark.ts';
import { canPrint } from './measure-text.ts';

/** Stands for a sign that the face lacks, an emoji mostly; every face has it. */
const UNKNOWN = '¤';

/**
 * A typed text as it can be set on a line: accents joined to their letters, runs of blanks as one space, spaces that the faces
 * lack as the one they have. `missing` are the signs that no drawing can show.
 */
export function printable(typed: string | undefined, face: Face): { text: string; missing: string[] } {
  const clean = (typed ?? '')
    .normalize('NFC')
    .replace(/\p{Cf}|\ufe0f/gu, '')
    .replace(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0')
    .replace(/[\s\u00a0]*[\n\r\t ][\s\u00a0]*/g, ' ')
    .trim();
  const missing = new Set<string>();
  const text = Array.from(clean, (sign) => {
    if (canPrint(sign, face)) return sign;
    missing.add(sign);
    return UNKNOWN;
  }).join('');
  return { text, missing: [...missing] };
}
