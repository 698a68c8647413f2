import {
  cardFormatOffered,
  illustrationsOffered,
  stickerOffered,
} from '../../wizards/catalogue/card-offered.ts';
import { allOffered, catalogueCheck, drinksOffered, oneOffered } from '../../wizards/catalogue/offered.ts';
import { printsOf } from '../../wizards/steps/print-modes.ts';
import { chosenCocktails, cocktails } from './steps/cocktails.ts';
import { format } from './steps/format.ts';
import { gamme } from './steps/gamme.ts';
import { illustrations } from './steps/illustrations.ts';
import { livraison } from './steps/livraison.ts';
import { theme } from './steps/theme.ts';

const LISTS = [
  'themes',
  'format',
  'matieres_chr',
  'boissons',
  'cocktails',
  'illustrations',
  'modeleqrcodes',
  'modeleqrcodesstickers',
] as const;

/** Catalogue choices of a Carte Brasserie that head office does not offer. */
export const chrCatalogue = catalogueCheck(LISTS, ({ infocarte = {} }, catalogue) => [
  [theme, oneOffered('infocarte.template', 'Le thème', infocarte.template, catalogue.themes)],
  [format, cardFormatOffered(infocarte, catalogue.format, catalogue.matieres_chr)],
  [gamme, drinksOffered('infocarte.boissons', infocarte.boissons, catalogue)],
  [
    cocktails,
    allOffered(
      'infocarte.cocktails',
      ['Le cocktail', 'Ces cocktails'],
      chosenCocktails(infocarte.cocktails),
      catalogue.cocktails,
    ),
  ],
  [
    illustrations,
    [
      ...illustrationsOffered(infocarte, catalogue),
      ...oneOffered(
        'infocarte.frise',
        'La frise',
        infocarte.frise,
        catalogue.illustrations.filter(({ type }) => type === 'frise'),
      ),
    ],
  ],
  [
    livraison,
    [
      ...oneOffered(
        'infocarte.modeleQrCode',
        'Le modèle de QR code',
        infocarte.qrcode === 'oui' ? infocarte.modeleQrCode : undefined,
        catalogue.modeleqrcodes,
      ),
      ...stickerOffered(printsOf(infocarte.impression).qrCode, infocarte, catalogue),
    ],
  ],
]);
