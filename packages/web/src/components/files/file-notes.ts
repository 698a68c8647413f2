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

/** The notes of one page, with their numbers in the whole file. */
export function notesOnPage(notes: readonly FileNote[], page: number): { note: FileNote; number: number }[] {
  return notes
    .map((note, index) => ({ note, number: index + 1 }))
    .filter((numbered) => numbered.note.page === page);
}
