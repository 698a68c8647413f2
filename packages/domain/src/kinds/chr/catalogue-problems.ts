import { copiesAt, copyAt, drinksAt } from '../../wizards/catalogue/choice-places.ts';
import { allOffered, catalogueCheck, drinksOffered, oneOffered } from '../../wizards/catalogue/offered.ts';
import { cardFormatOffered, illustrationsOffered, stickerOffered } from '../../wizards/steps/card-offered.ts';
import { NO_ILLUSTRATION_KEY } from '../../wizards/steps/illustration-choices.ts';
import { printsOf } from '../../wizards/steps/print-modes.ts';
import { chosenCocktails, cocktails, NO_COCKTAIL_KEY } from './steps/cocktails.ts';
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

const PLACES = [
  copyAt('themes', 'infocarte.template'),
  copyAt('format', 'infocarte.format'),
  copyAt('matieres_chr', 'infocarte.matiere'),
  drinksAt('infocarte.boissons'),
  copiesAt('cocktails', 'infocarte.cocktails', NO_COCKTAIL_KEY),
  copiesAt('illustrations', 'infocarte.illustrations', NO_ILLUSTRATION_KEY),
  copyAt('illustrations', 'infocarte.frise'),
  copyAt('modeleqrcodes', 'infocarte.modeleQrCode'),
  copyAt('modeleqrcodesstickers', 'infocarte.modeleQrCodeSticker'),
];

/** Catalogue choices of a Carte Brasserie that head office does not offer. */
export const chrCatalogue = catalogueCheck(LISTS, PLACES, ({ infocarte = {} }, catalogue) => [
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
