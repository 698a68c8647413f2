import { sectionsWithLines } from '../../card-text/card-sections.ts';
import type { Alcohol } from '../../catalogue/alcohol.ts';
import type { CatalogueItem } from '../../catalogue/catalogue-lists.ts';
import { drinkVolume } from '../../drawing/drink-volume.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { DRINKS_SECTION, mayHaveAlcohol, plain, VOLUME } from './law-words.ts';
import { chosenCocktails } from './steps/cocktails.ts';
import { NO_FORMULA } from './steps/formules.ts';

/** The lists that a card is read with for its points of law. */
export interface CardLawLists {
  mentions: readonly CatalogueItem<'mentions'>[];
  boissons: readonly CatalogueItem<'boissons'>[];
  cocktails: readonly CatalogueItem<'cocktails'>[];
}

interface Named {
  nom: string;
  /** All its words. */
  texte: string;
}

interface Drink extends Named {
  prix: string;
  volume: string;
  /** Empty where head office has not said. */
  alcool: NonNullable<Alcohol>;
}

interface Line extends Named {
  section: string;
  prix: string;
  volume: string;
}

/** A card as its points of law read it. */
export interface ReadCard {
  /** Of the catalogue, in the order of the card. */
  drinks: readonly Drink[];
  cocktails: readonly Pick<Drink, 'nom' | 'texte' | 'alcool'>[];
  /** All that is written, and of it what is drunk, surely by its section, and what is eaten. */
  lines: readonly Line[];
  drinkLines: readonly (Line & { isSure: boolean })[];
  dishes: readonly Line[];
  formulas: readonly (Named & { compo: string })[];
  prices: readonly string[];
  /** Places of the card with their words. */
  said: readonly { ou: string; texte: string }[];
}

function linesOf({ texteCarte = {} }: ProjectDocument): Line[] {
  return sectionsWithLines(texteCarte).flatMap(({ section, lines }) =>
    lines
      .filter(({ nom = '' }) => nom.trim() !== '')
      .map(({ nom = '', detail = '', volume = '', prix = '' }) => ({
        nom: nom.trim(),
        texte: `${nom} ${detail}`,
        section: section?.titre ?? '',
        prix: prix.trim(),
        volume: volume.trim() || (VOLUME.exec(`${nom} ${detail}`)?.[0] ?? ''),
      })),
  );
}

function drinksOf({ infocarte, texteCarte }: ProjectDocument, boissons: CardLawLists['boissons']): Drink[] {
  const prices = new Map(texteCarte?.boissons?.map(({ cle, prix = '' }) => [cle, prix.trim()]));
  const known = new Map(boissons.map(({ id, alcool = '' }) => [id, alcool]));
  return Object.values(infocarte?.boissons ?? {}).flatMap((family) =>
    Object.entries(family).map(([id, drink]) => ({
      nom: drink.name ?? '',
      texte: drink.name ?? '',
      prix: prices.get(id) ?? '',
      volume: drinkVolume(drink),
      alcool: known.get(id) ?? '',
    })),
  );
}

function cocktailsOf({ infocarte }: ProjectDocument, cocktails: CardLawLists['cocktails']) {
  const known = new Map(cocktails.map(({ id, alcool = '' }) => [id, alcool]));
  const chosen = new Set(chosenCocktails(infocarte?.cocktails));
  return Object.entries(infocarte?.cocktails ?? {})
    .filter(([, cocktail]) => chosen.has(cocktail))
    .map(([id, { name = '', ingredient = '' }]) => ({
      nom: name,
      texte: `${name} ${ingredient}`,
      alcool: known.get(id) ?? '',
    }));
}

function formulasOf({ infopdv }: ProjectDocument) {
  if (infopdv?.noFormule === NO_FORMULA) return [];
  return (infopdv?.formules ?? []).map(({ nomFormule = '', compoFormule = '', tarifFormule = '' }) => ({
    nom: nomFormule,
    compo: compoFormule,
    texte: `${nomFormule} ${compoFormule}`,
    prix: tarifFormule.trim(),
  }));
}

/** A line of drinks by its section, or, less surely, by its first words. */
const isDrink = ({ section }: Line) => DRINKS_SECTION.test(plain(section));
const BEGINS_AS_DRINK = /^(?:verre|pichet|demi|pression|biere|vin|bouteille)\b/;
const seemsDrink = (line: Line) => BEGINS_AS_DRINK.test(plain(line.nom)) && mayHaveAlcohol(line.texte);

/** What of an order its points of law turn on. */
export function readCard(
  document: ProjectDocument,
  { mentions, boissons, cocktails }: CardLawLists,
): ReadCard {
  const lines = linesOf(document);
  const drinks = drinksOf(document, boissons);
  const formulas = formulasOf(document);
  const drinkLines = lines
    .filter((line) => isDrink(line) || seemsDrink(line))
    .map((line) => ({ ...line, isSure: isDrink(line) }));
  const prices = [...drinks, ...lines, ...formulas].map(({ prix }) => prix).filter((prix) => prix !== '');
  return {
    drinks,
    cocktails: cocktailsOf(document, cocktails),
    lines,
    drinkLines,
    dishes: lines.filter((line) => !isDrink(line) && !seemsDrink(line)),
    formulas,
    prices,
    said: [
      ...mentions.map(({ texte }) => ({ ou: 'Mentions, au pied de la carte', texte })),
      { ou: 'Autre information', texte: document.autresInfos?.autreInfo ?? '' },
      ...lines.map(({ section, texte }) => ({ ou: 'Texte de la carte', texte: `${section} ${texte}` })),
      ...formulas.map(({ texte }) => ({ ou: 'Formules', texte })),
    ],
  };
}

/** Where a card says something, in words; empty where it does not. */
export function whereSaid({ said }: ReadCard, words: RegExp): string {
  return said.find(({ texte }) => words.test(plain(texte)))?.ou ?? '';
}
