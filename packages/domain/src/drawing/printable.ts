import families from './faces/signs.json' with { type: 'json' };
import type { Face } from './mark.ts';

/** Replacement for a sign without glyph, mostly an emoji; `Composition` draws it, since no font has it. */
export const UNKNOWN = '□';

const { besley, 'radio-canada': radioCanada } = families;
/**
 * The signs of each font, as the first and the last of each run, apart from their widths: what a wizard loads first asks
 * for these alone.
 */
export const SIGNS: Record<Face, string> = {
  display: besley,
  italic: besley,
  strong: radioCanada,
  text: radioCanada,
};

function hasSign(runs: string, sign: string): boolean {
  for (let at = 0; at < runs.length; at += 2)
    if (sign >= runs.charAt(at) && sign <= runs.charAt(at + 1)) return true;
  return false;
}

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
    if (hasSign(SIGNS[face], sign)) return sign;
    missing.add(sign);
    return UNKNOWN;
  }).join('');
  return { text, missing: [...missing] };
}
