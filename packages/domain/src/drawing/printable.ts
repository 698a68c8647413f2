import type { Face } from './mark.ts';
import { canPrint } from './measure-text.ts';

/** Replacement for a sign without glyph, mostly an emoji; every font has it. */
const UNKNOWN = '¤';

/**
 * Normalises typed text for one line: composed accents (NFC), collapsed whitespace, spaces without glyph replaced.
 * `missing` are the signs without glyph.
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
