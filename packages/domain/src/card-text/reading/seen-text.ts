/** Signs that are not seen, or that nobody names: soft hyphens, joiners, signs of a program's or a font's own. */
export const INVISIBLE =
  /(?!\t)(?:[\p{Cc}\p{Co}\ufffd\u00ad\u200b-\u200d\u2060\ufeff]|\p{Variation_Selector})/gu;
/** Small pictures, such as of a message: before a price they lead to it, elsewhere they say nothing. */
const PICTURE = String.raw`(?![©®™])\p{Extended_Pictographic}\p{Emoji_Modifier}?`;
const PICTURES = new RegExp(`(?:(?:${PICTURE}|[\\u{1f1e6}-\\u{1f1ff}])\\s*)+`, 'gu');
const beginsPrice = (text: string): boolean => /^(?:€\s?)?\d/.test(text);
/** Stars or lines that a message sets around bold or slanted words. */
const EMPHASIS = /(?<![^\s(])(\*\*|__|[*_~])(?=[^\s*_~])([^*_~]*[^\s*_~])\1(?![\p{L}\d])/gu;

/** A text as it is seen. */
export function seenText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(PICTURES, (found: string, at: number, whole: string) => {
      const end = at + found.length;
      return beginsPrice(whole.slice(end, end + 3)) ? '\t' : ' ';
    })
    .replace(EMPHASIS, '$2');
}

/** Words that are written short, whose dot is no leader's. */
const SHORT =
  /(?<!\p{L})(?:pers|env|suppl?|min|max|bout|btl|bte?|pces?|pcs|dom|ch[âa]t|cht|assort|gr|kg|etc|ste?|maxi|mini|v[ée]g|parm|mozza|champ|fr|div|var|incl|cie)$/iu;

/** A text without the dot of a leader at its end. */
export function withoutLastDot(text: string): string {
  const words = text.replace(/\s?\.$/, '');
  return SHORT.test(words) ? text : words;
}
export const isShortened = (text: string): boolean => SHORT.test(text);
