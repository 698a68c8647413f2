/**
 * A name as it is compared: without case, accents, ligatures, spaces and leaders. 'BŒUF  bourguignon ....' is
 * 'boeufbourguignon'; the dot of '1.5 l' stays.
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLocaleLowerCase('fr')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[\p{M}\s…·•_]+|(?<!\d)\.|\.(?!\d)/gu, '');
