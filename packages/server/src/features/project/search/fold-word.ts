/** Words of a displayed text, without separators. */
export const SHOWN_WORDS = /[\p{L}\p{M}\p{N}_]+|\p{Extended_Pictographic}/gu;

/** Normalises a word for comparison: like `search_text` of migration 0016. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
}

/** The normalised words of a text. */
export function foldedWords(text: string): string[] {
  return (text.match(SHOWN_WORDS) ?? []).map(foldWord);
}
