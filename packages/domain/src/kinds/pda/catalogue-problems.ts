import {
  cardFormatOffered,
  illustrationsOffered,
  stickerOffered,
} from '../../wizards/catalogue/card-offered.ts';
import { catalogueCheck, drinksOffered } from '../../wizards/catalogue/offered.ts';
import { contenu } from './steps/contenu.ts';
import { format } from './steps/format.ts';
import { gamme } from './steps/gamme.ts';
import { support } from './steps/support.ts';

const LISTS = [
  'formatPDA',
  'matieres_chr',
  'matieres',
  'boissons',
  'illustrations',
  'modeleqrcodesstickers',
] as const;

/**
 * Catalogue choices of a Direct Agence that head office does not offer; its materials are a card's for its number of
 * flaps, or any other.
 */
export const pdaCatalogue = catalogueCheck(LISTS, ({ infocarte = {}, boissons }, catalogue) => [
  [gamme, drinksOffered('boissons', boissons, catalogue)],
  [support, stickerOffered(infocarte.qrcode === 'oui', infocarte, catalogue)],
  [
    format,
    cardFormatOffered(infocarte, catalogue.formatPDA, [...catalogue.matieres_chr, ...catalogue.matieres]),
  ],
  [contenu, illustrationsOffered(infocarte, catalogue)],
]);
