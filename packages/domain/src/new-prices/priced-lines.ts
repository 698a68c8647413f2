import { boardLabel } from '../boards/board-label.ts';
import { sectionsWithLines } from '../card-text/card-sections.ts';
import { plainName } from '../card-text/plain-name.ts';
import { readPriceRows } from '../drawing/boards/price-list-rows.ts';
import type { Board, BoardMenus, MenuFormula } from '../projects/board.ts';
import { isEmptyLine } from '../projects/has-card-text.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { drinkNames } from '../wizards/fields/drink-lines.ts';

/** A line of an order with its price, whatever kind of order it is. */
export interface PricedLine {
  /** The same in a copy of the order. */
  cle: string;
  nom: string;
  detail: string;
  volume: string;
  /** As it is written; empty for a line without one. */
  prix: string;
}

/** A section of a card, or a board. */
export interface PricedSection {
  cle: string;
  titre: string;
  lignes: PricedLine[];
}

export type PricedOrder = Pick<ProjectDocument, 'texteCarte' | 'infocarte' | 'infopdv' | 'boards'>;

type LineWords = Omit<PricedLine, 'cle' | 'nom' | 'prix'>;
const priced = (cle: string, nom: string, prix = '', words: Partial<LineWords> = {}): PricedLine => ({
  cle,
  nom: nom.trim(),
  detail: '',
  volume: '',
  ...words,
  prix,
});

/** Where each price stands in the order. */
export const LINE_KEYS = {
  card: (entree = '') => `ligne:${entree}`,
  drink: (id: string) => `boisson:${id}`,
  formula: (entree = '') => `formule:${entree}`,
  board: (board: Board, at: string) => `board:${board.entree ?? ''}:${at}`,
};

/** The prices of a formula of a board, with what each is for. */
export const FORMULA_PRICES = [
  { price: 'prixformule', nameOf: ({ nomFormule = '' }) => nomFormule },
  { price: 'prixbarre', nameOf: ({ nomFormule = '' }) => `${nomFormule.trim()}, prix barré` },
  {
    price: 'prixAutreFormule',
    nameOf: ({ nomFormule = '', nomsolidebis = '' }) => `${nomFormule.trim()}, ${nomsolidebis.trim()}`,
  },
] as const satisfies readonly {
  price: keyof MenuFormula;
  nameOf: (formula: MenuFormula) => string;
}[];

export const FORMULAS_OF_BOARD = ['Formule1', 'Formule2'] as const;

/** Two formulas of one name are told apart by their food. */
function toldApart({ Formule1, Formule2 }: BoardMenus, formula: MenuFormula): MenuFormula {
  if (plainName(Formule1?.nomFormule ?? '') !== plainName(Formule2?.nomFormule ?? '')) return formula;
  const food = [formula.nomsolide, formula.nomsolide1, formula.nomsolide2].filter(Boolean).join(' et ');
  return { ...formula, nomFormule: [formula.nomFormule?.trim(), food].filter(Boolean).join(', ') };
}

function menuLines(board: Board): PricedLine[] {
  const menus = board.brief?.menus ?? {};
  return FORMULAS_OF_BOARD.flatMap((name) => {
    if (!menus[name]?.nomFormule?.trim()) return [];
    const formula = toldApart(menus, menus[name]);
    return FORMULA_PRICES.flatMap(({ price, nameOf }, rank) =>
      rank > 0 && !formula[price]?.trim()
        ? []
        : [priced(LINE_KEYS.board(board, `${name}.${price}`), nameOf(formula), formula[price])],
    );
  });
}

/** The priced rows of a list by their key: their names, counted where several are alike, since rows have no id. */
export function listedRows(board: Board): { cle: string; rank: number; nom: string; prix: string }[] {
  const seen = new Map<string, number>();
  return readPriceRows(board.brief?.pricelist?.texte ?? '').flatMap(({ kind, text, price }, rank) => {
    if (kind !== 'priced') return [];
    const name = plainName(text);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [{ cle: LINE_KEYS.board(board, `liste:${name}:${count}`), rank, nom: text, prix: price }];
  });
}

function boardSection(board: Board, rank: number): PricedSection {
  const range = (board.brief?.['gamme-prix'] ?? []).map(({ entree = '', prix, boissons }) =>
    priced(LINE_KEYS.board(board, `prix:${entree}`), drinkNames(boissons).join(', '), prix),
  );
  const listed = listedRows(board).map(({ cle, nom, prix }) => priced(cle, nom, prix));
  return {
    cle: `board:${board.entree ?? ''}`,
    titre: boardLabel(board, rank),
    lignes: [...menuLines(board), ...listed, ...range],
  };
}

/** The chosen drinks that have a price, in their families. */
function families({ texteCarte, infocarte }: PricedOrder): PricedSection[] {
  const prices = new Map(texteCarte?.boissons?.map(({ cle, prix = '' }) => [cle, prix]));
  return Object.entries(infocarte?.boissons ?? {}).map(([titre, drinks]) => ({
    cle: `famille:${titre}`,
    titre,
    lignes: Object.entries(drinks).flatMap(([id, { name = '', format = '' }]) => {
      const prix = prices.get(id);
      return prix ? [priced(LINE_KEYS.drink(id), name, prix, { volume: format })] : [];
    }),
  }));
}

/** Every line of an order that has a price or a place for one, in the order of the card, board after board. */
export function pricedSections(order: PricedOrder): PricedSection[] {
  const card = sectionsWithLines(order.texteCarte ?? {}).map(({ section, lines }) => ({
    cle: `section:${section?.entree ?? ''}`,
    titre: section?.titre ?? '',
    lignes: lines
      .filter((line) => !isEmptyLine(line))
      .map(({ entree, nom = '', prix, detail = '', volume = '' }) =>
        priced(LINE_KEYS.card(entree), nom, prix, { detail, volume }),
      ),
  }));
  const formulas = (order.infopdv?.formules ?? [])
    .filter(({ nomFormule = '', tarifFormule = '' }) => `${nomFormule}${tarifFormule}`.trim() !== '')
    .map(({ entree, nomFormule = '', compoFormule = '', tarifFormule }) =>
      priced(LINE_KEYS.formula(entree), nomFormule, tarifFormule, { detail: compoFormule }),
    );
  const sections = [
    ...card,
    ...families(order),
    { cle: 'formules', titre: 'Formules', lignes: formulas },
    ...(order.boards ?? []).map(boardSection),
  ];
  return sections.filter(({ lignes }) => lignes.length > 0);
}
