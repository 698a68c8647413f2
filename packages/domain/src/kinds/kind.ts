import type * as z from 'zod/mini';
import type { drinkMap } from '../projects/draft-fields.ts';
import type { PrintItem } from '../projects/print-items.ts';
import type { ProjectDocument } from '../projects/project.ts';
import type { CatalogueCheck } from '../wizards/catalogue/offered.ts';
import type { Wizard } from '../wizards/wizard.ts';
import type { KindFacts } from './facts.ts';
import type { KindWords } from './words.ts';

type Drinks = z.output<typeof drinkMap>;

/** What the columns of an order are derived from, at each save. */
export interface KindColumns {
  /** Boards or made-to-measure supports: what an installer puts up, what an agency draws. */
  boards: (document: ProjectDocument) => number;
  toBePrinted: (document: ProjectDocument) => boolean;
  /** There is an exterior menu, made once the card is agreed. */
  withMenu: (document: ProjectDocument) => boolean;
  /** Wherever drinks are chosen. */
  drinks: (document: ProjectDocument) => (Drinks | undefined)[];
  /** The picture that stands for the order in lists. */
  image: (document: ProjectDocument) => string | undefined;
  /** Format, material and copies of what is printed, parted by ' · '. */
  printed: (document: ProjectDocument) => string;
}

/** What a print shop is told of an order. */
export interface KindPrint {
  /** What is to be printed; nothing where the order says that it is not printed. */
  items: (document: ProjectDocument) => PrintItem[];
  /** How it is printed, in words: its print mode, or what stands for it in the kinds that have none. */
  mode: (document: ProjectDocument) => string;
}

/** A kind, whole. */
export interface Kind extends KindFacts {
  words: KindWords;
  wizard: Wizard;
  /** What it chooses from the catalogue. */
  catalogue: CatalogueCheck;
  columns: KindColumns;
  print: KindPrint;
  /** The steps whose answers its client reads beside the proof; the others are about the outlet's record and between those who sell. */
  clientSteps: readonly string[];
}
