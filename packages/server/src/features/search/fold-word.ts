/** Words of a text as it is shown, with what lies between them left out. */
export const SHOWN_WORDS = /[\p{L}\p{M}\p{N}_]+|\p{Extended_Pictographic}/gu;

/** A word as searches compare it: as `search_text` of migration 0016 leaves it. */
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

/** The folded words of a text. */
export function foldedWords(text: string): string[] {
  return (text.match(SHOWN_WORDS) ?? []).map(foldWord);
}
