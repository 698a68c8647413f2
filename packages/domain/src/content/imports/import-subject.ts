/** Why a line is refused: what is wrong, and how to mend it. */
export interface LineProblem {
  quoi: string;
  remede: string;
}

/** Why a line is refused: its first problem, and the others that it has. */
export interface LineReason extends LineProblem {
  autres?: LineProblem[] | undefined;
}

/** All problems of a line as one reason; null without any. */
export function reasonOf([first, ...autres]: readonly LineProblem[]): LineReason | null {
  if (first === undefined) return null;
  return autres.length === 0 ? first : { ...first, autres };
}

/** The problems of a reason, in their order. */
export function problemsIn({ autres = [], ...first }: LineReason): LineProblem[] {
  return [first, ...autres];
}

/** A column of an import's file, which its model and the export have as well. */
export interface ImportColumn {
  /** Its heading in the model and in exports; read in any case. */
  name: string;
  /** Its label on screen, read as a heading too. */
  label: string;
  /** The file must have the column. */
  required?: true;
  /** Sentence of an empty cell; without it a cell may be empty. */
  filled?: LineProblem;
  /** Longest value, in characters; default 300. */
  length?: number;
  /** An emoji is not refused: what is not printed may have one. */
  pictographs?: true;
  /** Line breaks are kept; elsewhere they become spaces. */
  lines?: true;
  /** As it is stored: the spaces of a SIRET are dropped. */
  normalise?: (value: string) => string;
  /** What is wrong with a filled cell, if anything. */
  problem?: (value: string) => LineProblem | null;
}

/** What can be imported, in words, and the columns of its file (specification/content-management.md#imports). */
export interface ImportSubject {
  /** Title of the screen: 'Importer des points de vente'. */
  title: string;
  /** Singular and plural of an entry, lower case. */
  noun: { one: string; many: string; feminine?: true };
  columns: readonly ImportColumn[];
  /** Column that names the entry; a second line with the same value is refused. */
  key: string;
  /** Column of which a second line with the same value is to be checked. */
  alike?: string;
  /** A counter of its own beside those of the effects: 'Changent de médaille'. */
  flag?: { one: string; many: string };
  /** Pictures go with the file. */
  pictures?: true;
  /** 'Ce fichier est la liste complète' may be ticked: visible entries without a line are then hidden. */
  hides?: true;
  /** After a number, of entries that the import added and that stay once it is undone, in what state and why. */
  kept?: { one: string; many: string };
}
