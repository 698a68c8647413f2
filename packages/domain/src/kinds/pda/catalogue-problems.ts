import { type ChoicePlace, copiesAt, copyAt, drinksAt } from '../../wizards/catalogue/choice-places.ts';
import { catalogueCheck, drinksOffered } from '../../wizards/catalogue/offered.ts';
import { cardFormatOffered, illustrationsOffered, stickerOffered } from '../../wizards/steps/card-offered.ts';
import { NO_ILLUSTRATION_KEY } from '../../wizards/steps/illustration-choices.ts';
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

const PLACES: readonly ChoicePlace[] = [
  drinksAt('boissons'),
  copyAt('formatPDA', 'infocarte.format'),
  { lists: ['matieres_chr', 'matieres'], path: 'infocarte.matiere', shape: 'copy' },
  copyAt('modeleqrcodesstickers', 'infocarte.modeleQrCodeSticker'),
  copiesAt('illustrations', 'infocarte.illustrations', NO_ILLUSTRATION_KEY),
];

/**
 * Catalogue choices of a Direct Agence that head office does not offer; its materials are a card's for its number of
 * flaps, or any other.
 */
export const pdaCatalogue = catalogueCheck(LISTS, PLACES, ({ infocarte = {}, boissons }, catalogue) => [
  [gamme, drinksOffered('boissons', boissons, catalogue)],
  [support, stickerOffered(infocarte.qrcode === 'oui', infocarte, catalogue)],
  [
    format,
    cardFormatOffered(infocarte, catalogue.formatPDA, [...catalogue.matieres_chr, ...catalogue.matieres]),
  ],
  [contenu, illustrationsOffered(infocarte, catalogue)],
]);
