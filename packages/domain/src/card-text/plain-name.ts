/** A text without case, accents and ligatures. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLocaleLowerCase('fr')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/\p{M}+/gu, '');

/**
 * A name as it is compared: folded, without spaces and leaders. 'BŒUF  bourguignon ....' is 'boeufbourguignon'; the dot
 * of '1.5 l' stays.
 */
export const plainName = (name: string): string =>
  foldedText(name).replace(/[\s…·•_]+|(?<!\d)\.|\.(?!\d)/gu, '');
