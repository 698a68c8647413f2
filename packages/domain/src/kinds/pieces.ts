import { foldedText } from '../card-text/plain-name.ts';
import type { LegalMention } from '../catalogue/legal-mention.ts';
import type { DrinkChoice } from '../projects/draft-fields.ts';
import type { ProjectType } from '../projects/kinds.ts';
import type { PrintItem, PrintPart } from '../projects/print-items.ts';
import type { ProjectDocument } from '../projects/project.ts';
import type { PieceNature } from '../rules/piece-terms.ts';

/** Something of a catalogue that a piece shows, and where on it: 'à la carte, Thés glacés'. */
export interface ShownChoice {
  nature: PieceNature;
  name: string;
  where: string;
}

/** A thing of an order that stands or hangs at its outlet (specification/pieces.md#what-an-order-becomes). */
export interface OrderPiece {
  /** Unique in its order, the same each time: 'carte', 'board 5f0c…'. */
  key: string;
  sort: PrintPart | 'ecran';
  /** 'Carte Brasserie, A4, un volet' */
  name: string;
  /** '60 cartes, Polyart mat 240 g · thème Rose' */
  detail: string;
  /** At least one. */
  copies: number;
  /** A newer piece of the same takes its place: sort, format, and model or type of support. */
  same: string;
  shows: readonly ShownChoice[];
  /** Words on it that are of no catalogue: lines of the card, formulas. */
  lines: readonly string[];
  /** Whether all that is on it is known as text; not where it was left to photos. */
  readable: boolean;
}

/** What pieces are read with, beside the answers of their order. */
export interface PieceLists {
  type: ProjectType;
  /** Printed on cards. */
  mentions: readonly Pick<LegalMention, 'name'>[];
}

/** The pieces that an order becomes once it is delivered; none where nothing is printed. */
export type PiecesOf = (document: ProjectDocument, lists: PieceLists) => OrderPiece[];

type Drinks = Record<string, Record<string, DrinkChoice>>;

/** Chosen drinks, each shown at a place that its family has the last word of. */
export function shownDrinks(drinks: Drinks | undefined, where: (family: string) => string): ShownChoice[] {
  return Object.entries(drinks ?? {}).flatMap(([family, chosen]) =>
    Object.values(chosen).flatMap(({ name = '', format = '' }) =>
      name.trim() === ''
        ? []
        : [{ nature: 'boisson', name: name.trim(), where: joined([where(family), format], ', ') }],
    ),
  );
}

/** What is there of these, between them `by`. */
export const joined = (parts: readonly (string | undefined | false)[], by: string): string =>
  parts
    .map((part) => (part || '').trim())
    .filter(Boolean)
    .join(by);

/** What a newer piece has in common with the one that it replaces. */
export const sameness = (...parts: readonly string[]): string =>
  parts.map((part) => foldedText(part).replace(/\s+/g, ' ').trim()).join(' | ');

/** '60 cartes', '1 carte' */
export const copiesOf = (count: number, one: string, several: string): string =>
  `${count}\u00a0${count > 1 ? several : one}`;

export const atLeastOne = ({ copies }: Pick<PrintItem, 'copies'>): number => Math.max(1, copies);
