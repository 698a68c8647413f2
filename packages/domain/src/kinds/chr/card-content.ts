import { sectionsWithLines } from '../../card-text/card-sections.ts';
import type { Illustration } from '../../catalogue/illustration.ts';
import type { LegalMention } from '../../catalogue/legal-mention.ts';
import { type CardInfos, cardInfos } from '../../drawing/cards/card-contact.ts';
import type {
  CardCocktail,
  CardContent,
  CardFamily,
  CardFrieze,
  CardPicture,
  PricedFormula,
} from '../../drawing/cards/card-content.ts';
import { flapSize } from '../../drawing/cards/flap-size.ts';
import { drinkVolume } from '../../drawing/drink-volume.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { TWO_FLAPS } from '../../wizards/steps/card-format.ts';
import { NO_ILLUSTRATION } from '../../wizards/steps/illustration-choices.ts';
import { chosenCocktails, visualsAnswer } from './steps/cocktails.ts';
import { NO_FORMULA } from './steps/formules.ts';

/** The lists that a card is read with. */
export interface CardLists {
  mentions: readonly LegalMention[];
  illustrations: readonly Illustration[];
}

type InfoCarte = NonNullable<ProjectDocument['infocarte']>;

type InfoPdv = NonNullable<ProjectDocument['infopdv']>;

type Outlet = NonNullable<ProjectDocument['pdv']>;

/** Where the card has an answer: a part of its contents, its theme's look, or nowhere. */
type CardPlace = keyof CardContent | 'look' | 'order form';

/**
 * What of a card's contents each answer of these parts of the order becomes; what is on the order form alone is not on
 * the card. A new answer does not compile without its place (see card-contact.ts for those of the last content step).
 */
export const CARD_PARTS: Record<keyof InfoCarte | keyof InfoPdv | keyof Outlet, CardPlace> = {
  template: 'look',
  format: 'flap',
  matiere: 'order form',
  matiereFormat: 'flaps',
  boissons: 'families',
  cocktails: 'cocktails',
  illustrations: 'illustrations',
  frise: 'frieze',
  qrcode: 'code',
  impression: 'order form',
  nombreExemplaire: 'order form',
  nombreExemplaireQrCode: 'order form',
  nombreExemplaireMenu: 'order form',
  orientationMenu: 'order form',
  modeleQrCode: 'code',
  modeleQrCodeSticker: 'order form',
  formules: 'formulas',
  noFormule: 'formulas',
  nomPDV: 'outlet',
  nOutlet: 'order form',
  adresse: 'order form',
  codePostal: 'order form',
  ville: 'order form',
  telephone: 'order form',
  nSiret: 'order form',
  rcs: 'order form',
  nomClient: 'order form',
  telephoneCLient: 'order form',
  emailCLient: 'order form',
  medaillePDV: 'order form',
  comment: 'order form',
  adresseIdemCommande: 'order form',
  adresseLivraison: 'order form',
};

/** The named lines of the text, under their sections; a nameless one is on the order form alone. */
function sectionsOf(texteCarte: ProjectDocument['texteCarte']): CardFamily[] {
  return sectionsWithLines(texteCarte ?? {}).flatMap(({ section, lines }) => {
    const drinks = lines.flatMap(({ entree = '', nom = '', detail, volume = '', prix }) =>
      nom.trim() === ''
        ? []
        : [{ path: `texteCarte.lignes.${entree}`, name: nom, volume, detail, price: prix || undefined }],
    );
    if (drinks.length === 0) return [];
    return [{ path: `texteCarte.sections.${section?.entree ?? ''}`, name: section?.titre ?? '', drinks }];
  });
}

function familiesOf({ boissons = {} }: InfoCarte, texteCarte: ProjectDocument['texteCarte']): CardFamily[] {
  const prices = new Map(texteCarte?.boissons?.map(({ cle, prix }) => [cle, prix || undefined]));
  return Object.entries(boissons).flatMap(([name, chosen]) => {
    const path = `infocarte.boissons.${name}`;
    const drinks = Object.entries(chosen).map(([id, drink]) => ({
      path: `${path}.${id}`,
      name: drink.name ?? '',
      volume: drinkVolume(drink),
      price: prices.get(id),
    }));
    return drinks.length === 0 ? [] : [{ path, name, drinks }];
  });
}

function formulasOf(infopdv: ProjectDocument['infopdv']): PricedFormula[] | undefined {
  if (infopdv?.noFormule === NO_FORMULA) return [];
  const formulas = infopdv?.formules ?? [];
  return formulas.length === 0
    ? undefined
    : formulas.map((formula, rank) => ({ ...formula, path: `infopdv.formules.${rank}` }));
}

function cocktailsOf({ cocktails }: InfoCarte): CardCocktail[] | undefined {
  if (cocktails === undefined || Object.keys(cocktails).length === 0) return undefined;
  const chosen = new Set(chosenCocktails(cocktails));
  return Object.entries(cocktails)
    .filter(([, cocktail]) => chosen.has(cocktail))
    .map(([id, { name = '', ingredient = '', image = '' }]) => ({
      path: `infocarte.cocktails.${id}`,
      name,
      ingredients: ingredient,
      image,
    }));
}

function illustrationsOf({ illustrations }: InfoCarte): CardPicture[] | undefined {
  if (illustrations === undefined || Object.keys(illustrations).length === 0) return undefined;
  return Object.entries(illustrations).flatMap(([id, { name, image }]) =>
    name === NO_ILLUSTRATION || !image ? [] : [{ path: `infocarte.illustrations.${id}`, image }],
  );
}

/** One that left the catalogue is the picture that the order names. */
function friezeOf({ frise }: InfoCarte, illustrations: readonly Illustration[]): CardFrieze | undefined {
  if (!frise?.image) return undefined;
  return illustrations.find(({ id }) => id === frise.id) ?? { image: frise.image };
}

/** The step also has the client's logo: once that is answered, empty answers are left out. */
function infosOf(autresInfos: ProjectDocument['autresInfos']): CardInfos | undefined {
  const infos = cardInfos(autresInfos ?? {});
  const isAnswered = Boolean(autresInfos?.logoClient) || Object.values(infos).some((info) => info?.trim());
  return isAnswered ? infos : undefined;
}

/**
 * What a card shows, from its order and the catalogue; drinks and choices in the order in which the document
 * has them (specification/boards.md#previews).
 */
export function cardContent(
  { infocarte = {}, infopdv, autresInfos, pdv, texteCarte }: ProjectDocument,
  { mentions, illustrations }: CardLists,
): CardContent {
  return {
    flap: flapSize(infocarte.format),
    flaps: infocarte.matiereFormat === TWO_FLAPS ? 2 : 1,
    name: autresInfos?.nomPdv ?? '',
    outlet: pdv?.nomPDV ?? '',
    sections: sectionsOf(texteCarte),
    families: familiesOf(infocarte, texteCarte),
    formulas: formulasOf(infopdv),
    cocktails: cocktailsOf(infocarte),
    glasses: visualsAnswer(infocarte.cocktails) === 'oui',
    illustrations: illustrationsOf(infocarte),
    frieze: friezeOf(infocarte, illustrations),
    code: infocarte.qrcode === 'oui' ? (infocarte.modeleQrCode?.image ?? null) : undefined,
    infos: infosOf(autresInfos),
    mentions: mentions.map(({ texte }) => texte),
  };
}
