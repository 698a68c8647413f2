import type { CatalogueItem, CatalogueList } from '../../../catalogue/catalogue-lists.ts';
import type { FieldError } from '../../../errors.ts';
import type { Choice } from '../../../projects/draft-fields.ts';
import type { InfoCarte } from '../../../projects/project.ts';
import { FLAP_LABELS, flapsOf } from '../../shared/card-format.ts';
import { NO_ILLUSTRATION } from '../../shared/illustration-choices.ts';
import { printsOf } from '../../shared/print-modes.ts';
import type { MissingStep, Step } from '../../wizard.ts';
import { chosenCocktails, cocktails } from './cocktails.ts';
import { format } from './format.ts';
import { gamme } from './gamme.ts';
import { illustrations } from './illustrations.ts';
import { livraison } from './livraison.ts';
import { theme } from './theme.ts';

/** The reference lists that a Carte Brasserie chooses from. */
export const CHR_LISTS = [
  'themes',
  'format',
  'matieres_chr',
  'boissons',
  'cocktails',
  'illustrations',
  'modeleqrcodes',
  'modeleqrcodesstickers',
] as const satisfies readonly CatalogueList[];

/** What head office offers at present. */
export type ChrCatalogue = { [List in (typeof CHR_LISTS)[number]]: readonly CatalogueItem<List>[] };

interface Offered {
  id: string;
  name: string;
}

/** Id and name: the name is what is printed on the order and on the card. */
function isOffered(choice: Choice, offered: readonly Offered[]): boolean {
  return offered.some(({ id, name }) => id === choice.id && name === choice.name);
}

const quoted = ({ name, id }: Choice) => `«\u00a0${name || id || 'sans nom'}\u00a0»`;

/** `noun`: 'Le thème', 'La matière'. */
function oneOffered(
  chemin: string,
  noun: string,
  choice: Choice | undefined,
  offered: readonly Offered[],
): FieldError[] {
  if (choice === undefined || isOffered(choice, offered)) return [];
  return [{ chemin, message: `${noun} ${quoted(choice)} n’est pas au catalogue.` }];
}

/** `nouns`: 'Ces cocktails'. */
function allOffered(
  chemin: string,
  [noun, nouns]: readonly [string, string],
  chosen: readonly Choice[],
  offered: readonly Offered[],
): FieldError[] {
  const strange = chosen.filter((choice) => !isOffered(choice, offered));
  if (strange.length < 2) return oneOffered(chemin, noun, strange[0], offered);
  const names = strange.map(quoted).join(', ');
  return [{ chemin, message: `${nouns} ne sont pas au catalogue\u00a0: ${names}.` }];
}

/** The format exists in this number of flaps, and so does the material. */
function formatProblems(infocarte: InfoCarte, catalogue: ChrCatalogue): FieldError[] {
  const { format: chosen, matiere, matiereFormat = '' } = infocarte;
  const strange = [
    ...oneOffered('infocarte.format', 'Le format', chosen, catalogue.format),
    ...oneOffered('infocarte.matiere', 'La matière', matiere, catalogue.matieres_chr),
  ];
  if (strange.length > 0) return strange;
  const inFlaps = (FLAP_LABELS[matiereFormat] ?? matiereFormat).toLowerCase();
  const unmade = (
    chemin: string,
    noun: string,
    choice: Choice | undefined,
    items: ChrCatalogue['matieres_chr'],
  ) => {
    const item = items.find(({ id }) => id === choice?.id);
    const flaps = flapsOf(item);
    if (choice === undefined || flaps.length === 0 || flaps.includes(matiereFormat)) return [];
    return [{ chemin, message: `${noun} ${quoted(choice)} n’existe pas en ${inFlaps}.` }];
  };
  return [
    ...unmade('infocarte.format', 'Le format', chosen, catalogue.format),
    ...unmade('infocarte.matiere', 'La matière', matiere, catalogue.matieres_chr),
  ];
}

function decorProblems(infocarte: InfoCarte, catalogue: ChrCatalogue): FieldError[] {
  const ofType = (wanted: 'illustration' | 'frise') =>
    catalogue.illustrations.filter(({ type }) => type === wanted);
  const chosen = Object.values(infocarte.illustrations ?? {}).filter(({ name }) => name !== NO_ILLUSTRATION);
  return [
    ...allOffered(
      'infocarte.illustrations',
      ['L’illustration', 'Ces illustrations'],
      chosen,
      ofType('illustration'),
    ),
    ...oneOffered('infocarte.frise', 'La frise', infocarte.frise, ofType('frise')),
  ];
}

function modelProblems(infocarte: InfoCarte, catalogue: ChrCatalogue): FieldError[] {
  const code = infocarte.qrcode === 'oui' ? infocarte.modeleQrCode : undefined;
  const sticker = printsOf(infocarte.impression).qrCode ? infocarte.modeleQrCodeSticker : undefined;
  return [
    ...oneOffered('infocarte.modeleQrCode', 'Le modèle de QR code', code, catalogue.modeleqrcodes),
    ...oneOffered(
      'infocarte.modeleQrCodeSticker',
      'Le modèle de sticker',
      sticker,
      catalogue.modeleqrcodesstickers,
    ),
  ];
}

/**
 * Steps whose choices head office does not offer, with what to say under each field; choices that are not made
 * are the steps' own business. The lists are those of 2-data-rules-calls.md section 7.
 */
export function catalogueProblems(infocarte: InfoCarte, catalogue: ChrCatalogue): MissingStep[] {
  const drinks = Object.values(infocarte.boissons ?? {}).flatMap((family) => Object.values(family));
  const range = catalogue.boissons.map(({ id, name_1: name }) => ({ id, name }));
  const problems: [Step, FieldError[]][] = [
    [theme, oneOffered('infocarte.template', 'Le thème', infocarte.template, catalogue.themes)],
    [format, formatProblems(infocarte, catalogue)],
    [gamme, allOffered('infocarte.boissons', ['La boisson', 'Ces boissons'], drinks, range)],
    [
      cocktails,
      allOffered(
        'infocarte.cocktails',
        ['Le cocktail', 'Ces cocktails'],
        chosenCocktails(infocarte.cocktails),
        catalogue.cocktails,
      ),
    ],
    [illustrations, decorProblems(infocarte, catalogue)],
    [livraison, modelProblems(infocarte, catalogue)],
  ];
  return problems
    .filter(([, champs]) => champs.length > 0)
    .map(([{ path, short }, champs]) => ({ path, short, champs }));
}
