import { cardFormatOffered, illustrationsOffered, stickerOffered } from '../../catalogue/card-offered.ts';
import { allOffered, catalogueCheck, drinksOffered, oneOffered } from '../../catalogue/offered.ts';
import { printsOf } from '../../steps/print-modes.ts';
import { chosenCocktails, cocktails } from './cocktails.ts';
import { format } from './format.ts';
import { gamme } from './gamme.ts';
import { illustrations } from './illustrations.ts';
import { livraison } from './livraison.ts';
import { theme } from './theme.ts';

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

/** What of a Carte Brasserie head office does not offer. */
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
