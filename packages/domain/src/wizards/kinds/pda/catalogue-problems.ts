import { cardFormatOffered, illustrationsOffered, stickerOffered } from '../../catalogue/card-offered.ts';
import { catalogueCheck, drinksOffered } from '../../catalogue/offered.ts';
import { contenu } from './contenu.ts';
import { format } from './format.ts';
import { gamme } from './gamme.ts';
import { support } from './support.ts';

const LISTS = [
  'formatPDA',
  'matieres_chr',
  'matieres',
  'boissons',
  'illustrations',
  'modeleqrcodesstickers',
] as const;

/** What of a Direct Agence head office does not offer; its materials are a card's, in so many flaps, or any other. */
export const pdaCatalogue = catalogueCheck(LISTS, ({ infocarte = {}, boissons }, catalogue) => [
  [gamme, drinksOffered('boissons', boissons, catalogue)],
  [support, stickerOffered(infocarte.qrcode === 'oui', infocarte, catalogue)],
  [
    format,
    cardFormatOffered(infocarte, catalogue.formatPDA, [...catalogue.matieres_chr, ...catalogue.matieres]),
  ],
  [contenu, illustrationsOffered(infocarte, catalogue)],
]);
