import type { Annotation } from '@ardoise/domain/projects/draft-fields.ts';
import type { Place } from './post-its.ts';

/** A post-it for display: a proof's, or a remark on a photo of the order. */
export interface FileNote extends Place {
  id: number;
  /** 1-based. */
  page: number;
  texte: string;
  auteur?: string;
  t_creation?: string;
  /** The viewer is the author and may still delete it. */
  supprimable?: boolean;
  /** Its number where it is not its rank in the file: of several files, or after those of an earlier version. */
  number?: number;
  /** Requested on the version before, at this place. */
  former?: boolean;
}

/** The remarks on a photo of the order, without author and date. */
export function photoNotes(annotations: readonly Annotation[]): FileNote[] {
  return annotations.map((note, index) => ({ ...note, id: index + 1, page: 1 }));
}

/** An unsaved post-it, with its position. */
export interface NoteDraft extends Place {
  page: number;
  texte: string;
}

/** The number on its pin: its own, else its rank in the file. */
export function numberOf({ number }: FileNote, index: number): number {
  return number ?? index + 1;
}

/** The notes of one page, numbered over the entire file. */
export function notesOnPage(notes: readonly FileNote[], page: number): { note: FileNote; number: number }[] {
  return notes
    .map((note, index) => ({ note, number: numberOf(note, index) }))
    .filter((numbered) => numbered.note.page === page);
}

/** Adds a post-it to a page of one of the proof's files; `x` and `y` are fractions of the page. */
export type AddProofNote = (
  fileId: string,
  page: number,
  x: number,
  y: number,
  texte: string,
) => Promise<unknown>;
