import { withRowPrices } from '../drawing/boards/write-price-rows.ts';
import type { Board } from '../projects/board.ts';
import { priceParts } from '../projects/field-formats.ts';
import { priceInWords } from '../projects/price-in-words.ts';
import {
  FORMULA_PRICES,
  FORMULAS_OF_BOARD,
  LINE_KEYS,
  listedRows,
  type PricedOrder,
} from './priced-lines.ts';

/** New prices by the keys of their lines. */
export type NewPrices = ReadonlyMap<string, string>;

/** The same list where nothing in it changes: what does not change is compared, saved and drawn at no cost. */
function changed<Item>(list: readonly Item[], change: (item: Item) => Item): Item[] {
  const after = list.map(change);
  return after.every((item, rank) => item === list[rank]) ? (list as Item[]) : after;
}

function withCardPrices({ texteCarte: text, ...order }: PricedOrder, prices: NewPrices): PricedOrder {
  if (text === undefined) return order;
  const lignes = changed(text.lignes ?? [], (line) => {
    const prix = prices.get(LINE_KEYS.card(line.entree));
    return prix === undefined || prix === line.prix ? line : { ...line, prix };
  });
  const known = text.boissons ?? [];
  const boissons = changed(known, (drink) => {
    const prix = prices.get(LINE_KEYS.drink(drink.cle));
    return prix === undefined || prix === drink.prix ? drink : { ...drink, prix };
  });
  // The price of a drink that had none any more: its line is the former card's.
  const added = [...prices].flatMap(([key, prix]) => {
    const cle = key.startsWith(LINE_KEYS.drink('')) ? key.slice(LINE_KEYS.drink('').length) : null;
    return cle === null || prix === '' || known.some((drink) => drink.cle === cle) ? [] : [{ cle, prix }];
  });
  if (lignes === text.lignes && boissons === text.boissons && added.length === 0)
    return { ...order, texteCarte: text };
  return {
    ...order,
    texteCarte: {
      ...text,
      ...(text.lignes === undefined ? {} : { lignes }),
      ...(text.boissons === undefined && added.length === 0 ? {} : { boissons: [...boissons, ...added] }),
    },
  };
}

function withFormulaPrices({ infopdv, ...order }: PricedOrder, prices: NewPrices): PricedOrder {
  if (infopdv?.formules === undefined) return { ...order, infopdv };
  const formules = changed(infopdv.formules, (formula) => {
    const tarifFormule = prices.get(LINE_KEYS.formula(formula.entree));
    return tarifFormule === undefined || tarifFormule === formula.tarifFormule
      ? formula
      : { ...formula, tarifFormule };
  });
  return { ...order, infopdv: formules === infopdv.formules ? infopdv : { ...infopdv, formules } };
}

function withMenuPrices(board: Board, prices: NewPrices): Board {
  const { brief } = board;
  const written = FORMULAS_OF_BOARD.flatMap((name) => {
    const formula = brief?.menus?.[name];
    const own = FORMULA_PRICES.flatMap(({ price }) => {
      const prix = prices.get(LINE_KEYS.board(board, `${name}.${price}`));
      return formula === undefined || prix === undefined || prix === formula[price] ? [] : [[price, prix]];
    });
    return own.length === 0 ? [] : [[name, { ...formula, ...Object.fromEntries(own) }]];
  });
  if (written.length === 0) return board;
  return { ...board, brief: { ...brief, menus: { ...brief?.menus, ...Object.fromEntries(written) } } };
}

/** A row of a list is one by its price: what is no amount yet is not written. */
function withListedPrices(board: Board, prices: NewPrices): Board {
  const { brief } = board;
  const texte = brief?.pricelist?.texte;
  if (texte === undefined) return board;
  const written = listedRows(board).flatMap(({ cle, rank, prix }) => {
    const typed = prices.get(cle);
    if (typed === undefined || typed === prix || priceParts(typed) === null) return [];
    return [[rank, priceInWords(typed)] as const];
  });
  if (written.length === 0) return board;
  return {
    ...board,
    brief: { ...brief, pricelist: { ...brief?.pricelist, texte: withRowPrices(texte, new Map(written)) } },
  };
}

function withRangePrices(board: Board, prices: NewPrices): Board {
  const { brief } = board;
  const range = brief?.['gamme-prix'];
  if (range === undefined) return board;
  const after = changed(range, (line) => {
    const prix = prices.get(LINE_KEYS.board(board, `prix:${line.entree ?? ''}`));
    return prix === undefined || prix === line.prix ? line : { ...line, prix };
  });
  return after === range ? board : { ...board, brief: { ...brief, 'gamme-prix': after } };
}

/** The order with other prices; parts without one keep their identity. */
export function withPrices<Order extends PricedOrder>(order: Order, prices: NewPrices): Order {
  const { texteCarte, infopdv, boards } = order;
  const card = withCardPrices({ texteCarte }, prices);
  const formulas = withFormulaPrices({ infopdv }, prices);
  const after =
    boards &&
    changed(boards, (board) =>
      withRangePrices(withListedPrices(withMenuPrices(board, prices), prices), prices),
    );
  return {
    ...order,
    ...(texteCarte === undefined ? {} : { texteCarte: card.texteCarte }),
    ...(infopdv === undefined ? {} : { infopdv: formulas.infopdv }),
    ...(boards === undefined ? {} : { boards: after }),
  };
}
