import { readPriceRows } from '../../drawing/boards/price-list-rows.ts';
import type { Board } from '../../projects/board.ts';
import type { DrinkChoice } from '../../projects/draft-fields.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { amountsOf } from '../price-text.ts';
import { type WholeCardLine, type WholeCardSection, wholeCard } from '../whole-card.ts';

/** What a proof is compared with: the words and prices of an order. */
export interface OrderedText {
  sections: WholeCardSection[];
  /** Drinks and cocktails without a price in the order, whose blank the agency fills: a price there is no difference. */
  blanks: readonly string[];
  /** The order has the text of its card: what the proof says beyond it is a difference. */
  isWhole: boolean;
  formulas: number;
}

const line = (nom: string, prix: string, detail = '', volume = ''): WholeCardLine => ({
  nom,
  detail,
  volume,
  prix,
});

type Drinks = Record<string, Record<string, DrinkChoice>> | undefined;

const drinksOf = (drinks: Drinks): DrinkChoice[] => Object.values(drinks ?? {}).flatMap(Object.values);

/** Formulas, a price list, or drinks at their price: what a board says. */
function boardSection({ displayName = '', brief = {} }: Board): WholeCardSection {
  const formulas = [brief.menus?.Formule1, brief.menus?.Formule2].flatMap((formula) =>
    formula?.nomFormule?.trim() ? [line(formula.nomFormule, formula.prixformule ?? '')] : [],
  );
  const listed = readPriceRows(brief.pricelist?.texte ?? '').flatMap(({ kind, text, price }) =>
    kind === 'priced' ? [line(text, price)] : [],
  );
  const priced = (brief['gamme-prix'] ?? []).flatMap(({ prix = '', boissons }) =>
    drinksOf(boissons).map(({ name = '', format = '' }) => line(name, prix, '', format)),
  );
  return { titre: displayName, lignes: [...formulas, ...listed, ...priced] };
}

/** Without a price in the order; an answer that chooses none has no ingredient. */
function blankNames({ infocarte, texteCarte }: ProjectDocument): string[] {
  const priced = new Set(texteCarte?.boissons?.flatMap(({ cle, prix }) => (prix ? [cle] : [])));
  const drinks = Object.values(infocarte?.boissons ?? {}).flatMap((family) =>
    Object.entries(family).flatMap(([id, { name }]) => (priced.has(id) || !name ? [] : [name])),
  );
  const cocktails = Object.values(infocarte?.cocktails ?? {}).flatMap(({ name, ingredient }) =>
    name && ingredient ? [name] : [],
  );
  return [...drinks, ...cocktails];
}

/** The words and prices of an order that its proof is compared with (specification/card-text.md#proof-against-order). */
export function orderedText(document: ProjectDocument): OrderedText {
  const card = wholeCard(document);
  const isWhole = (document.texteCarte?.lignes?.length ?? 0) > 0;
  const formulas = (document.infopdv?.formules ?? []).flatMap(
    ({ nomFormule = '', compoFormule = '', tarifFormule = '' }) =>
      nomFormule.trim() === '' ? [] : [line(nomFormule, tarifFormule, compoFormule)],
  );
  const boards = (document.boards ?? []).map(boardSection).filter(({ lignes }) => lignes.length > 0);
  const blanks = isWhole ? blankNames(document) : [];
  return {
    sections: [
      ...card,
      ...(formulas.length === 0 ? [] : [{ titre: 'Formules', lignes: formulas }]),
      ...boards,
      ...(blanks.length === 0 ? [] : [{ titre: '', lignes: blanks.map((name) => line(name, '')) }]),
    ],
    blanks,
    isWhole,
    formulas: formulas.length,
  };
}

/** How much of an order is compared: '48 lignes et 48 prix comparés, 1 formule'. */
export interface ComparedCounts {
  lignes: number;
  prix: number;
  formules: number;
}

export function comparedCounts({ sections, formulas }: OrderedText): ComparedCounts {
  const lines = sections.flatMap(({ lignes }) => lignes);
  return {
    lignes: lines.length - formulas,
    prix: lines.filter(({ prix }) => amountsOf(prix).length > 0).length,
    formules: formulas,
  };
}
