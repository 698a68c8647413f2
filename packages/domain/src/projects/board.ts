import * as z from 'zod/mini';
import { annotation, draftText, drinkMap, entree, key, MAX_ENTRIES, text } from './draft-fields.ts';

/** The boards of Caissons Lumineux, Boards PVC and Digital, and the content of each (specification/boards.md). */

/** A solid food of a formula, from the catalogue `visuel-solide`; `parent` is its type there. */
export const solide = z.strictObject({ id: text, name: text, image: text, parent: text, indexSolide: text });
export type Solide = z.output<typeof solide>;

/**
 * A formula of a menu. With one solid it is `solide`, written `nomsolide`; with two, `solide1` and `solide2`, written
 * `nomsolide1` and `nomsolide2`. `nomsolidebis` and `prixAutreFormule` are an option of some boards. Prices in euros.
 * `nameSolide` and `imgSolide` are copies that other programs store: returned, never shown nor signed.
 */
export const menuFormula = z.strictObject({
  nomFormule: text,
  nomsolide: text,
  nomsolide1: text,
  nomsolide2: text,
  nomsolidebis: text,
  prixformule: text,
  prixbarre: text,
  prixAutreFormule: text,
  solide: z.optional(solide),
  solide1: z.optional(solide),
  solide2: z.optional(solide),
  nameSolide: text,
  imgSolide: text,
});
export type MenuFormula = z.output<typeof menuFormula>;

/** Solids by parent, then by index, as other programs store them: returned, never shown nor signed. */
const solideMap = z
  .record(
    key,
    z.record(
      key,
      z.strictObject({
        name: text,
        imageSolide: text,
        numSolide: z.optional(z.union([draftText, z.number()])),
      }),
    ),
  )
  .check(z.refine((parents) => Object.values(parents).flatMap(Object.keys).length <= MAX_ENTRIES));

export const boardMenus = z.strictObject({
  Formule1: z.optional(menuFormula),
  Formule2: z.optional(menuFormula),
  solide: z.optional(solideMap),
});
export type BoardMenus = z.output<typeof boardMenus>;

/** One photo of the prices to write: `photo` is the id of the file, `name` its name. */
export const pricelistPhoto = z.strictObject({
  photo: text,
  name: text,
  texte: text,
  anno: z.optional(z.array(annotation).check(z.maxLength(100))),
});

export const pricelistBrief = z.strictObject({
  texte: text,
  photo: z.optional(
    z.record(key, pricelistPhoto).check(z.refine((photos) => Object.keys(photos).length <= 50)),
  ),
});
export type PricelistBrief = z.output<typeof pricelistBrief>;

/** A price and the drinks sold at that price. */
export const priceLine = z.strictObject({ entree, prix: text, boissons: z.optional(drinkMap) });
export type PriceLine = z.output<typeof priceLine>;

/** Content of a board: one of the three briefs, determined by the board's type. */
export const boardBrief = z.strictObject({
  menus: z.optional(boardMenus),
  pricelist: z.optional(pricelistBrief),
  'gamme-prix': z.optional(z.array(priceLine).check(z.maxLength(30))),
});
export type BoardBrief = z.output<typeof boardBrief>;

/** A board of the order; `state` is the catalogue's `field_state_name_brief`, which determines its content. */
export const board = z.strictObject({
  entree,
  type: text,
  name: text,
  displayName: text,
  state: text,
  imageBoard: text,
  format: text,
  optionStopTrottoir: z.optional(z.boolean()),
  formatStopTrottoir: text,
  nombreExemplaire: text,
  brief: z.optional(boardBrief),
});
export type Board = z.output<typeof board>;
