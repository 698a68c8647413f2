import type * as z from 'zod/mini';
import type { CatalogueList } from '../catalogue/catalogue-lists.ts';
import type { OrderDrawing } from '../drawing/signed-drawing.ts';
import type { KindFacts } from '../kind-facts/facts.ts';
import type { KindWords } from '../kind-facts/words.ts';
import type { drinkMap } from '../projects/draft-fields.ts';
import type { PrintItem } from '../projects/print-items.ts';
import type { ProjectDocument } from '../projects/project.ts';
import type { CatalogueCheck, CatalogueOf } from '../wizards/catalogue/offered.ts';
import type { Wizard } from '../wizards/wizard.ts';
import type { LawFinding } from './law-finding.ts';
import type { PiecesOf } from './pieces.ts';

type Drinks = z.output<typeof drinkMap>;

/** Functions that derive the columns of an order, at each save. */
export interface KindColumns {
  /** Number of boards or made-to-measure supports. */
  boards: (document: ProjectDocument) => number;
  toBePrinted: (document: ProjectDocument) => boolean;
  /** Whether it has an exterior menu, created after the card's approval. */
  withMenu: (document: ProjectDocument) => boolean;
  /** All selections of drinks in the document. */
  drinks: (document: ProjectDocument) => (Drinks | undefined)[];
  /** Thumbnail of the order in lists. */
  image: (document: ProjectDocument) => string | undefined;
  /** Format, material and copies of what is printed, separated by ' · '. */
  printed: (document: ProjectDocument) => string;
}

/** Print data of an order, for a print shop. */
export interface KindPrint {
  /** Print items; none where the order is not to be printed. */
  items: (document: ProjectDocument) => PrintItem[];
  /** Label of its print mode, or the equivalent in kinds without one. */
  mode: (document: ProjectDocument) => string;
}

/** The parts of an order drawn as printed, and signed as drawn (specification/signatures.md#drawings). */
export interface KindDrawings {
  /** The reference lists that define its look. */
  lists: readonly CatalogueList[];
  of: (document: ProjectDocument, catalogue: CatalogueOf<CatalogueList>) => OrderDrawing[];
  /** Said under drawings that are indicative; `agency` is its display name. */
  note?: (agency: string) => string;
}

/** What the law asks of an order, as far as its words tell (specification/card-text.md#points-of-law). */
export interface KindLaw {
  /** The reference lists that it is read with. */
  lists: readonly CatalogueList[];
  /** What applies to it, in the order of the points; nothing else. */
  of: (document: ProjectDocument, catalogue: CatalogueOf<CatalogueList>) => LawFinding[];
}

/** A complete kind. */
export interface Kind extends KindFacts {
  words: KindWords;
  wizard: Wizard;
  /** Validates its choices against the catalogue. */
  catalogue: CatalogueCheck;
  columns: KindColumns;
  print: KindPrint;
  /** What stands or hangs at the outlet once it is delivered. */
  pieces: PiecesOf;
  drawings: KindDrawings;
  /** Absent where there are no points of law. */
  law?: KindLaw;
  /** The steps whose answers the client sees beside the proof; the others concern the outlet's record and the sales team. */
  clientSteps: readonly string[];
}

/** For a kind without drawings. */
export const NO_DRAWINGS: KindDrawings = { lists: [], of: () => [] };
