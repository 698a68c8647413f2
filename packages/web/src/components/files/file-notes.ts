import type { Annotation } from '@ardoise/domain/projects/draft-fields.ts';
import type { Place } from './post-its.ts';

/** A post-it as it is read: a proof's own, or a remark on a photo of the order. */
export interface FileNote extends Place {
  id: number;
  /** From 1. */
  page: number;
  texte: string;
  auteur?: string;
  t_creation?: string;
  /** Whoever reads wrote it and may still take it away. */
  supprimable?: boolean;
}

/** The remarks on a photo of the order, which nobody signs or dates. */
export function photoNotes(annotations: readonly Annotation[]): FileNote[] {
  return annotations.map((note, index) => ({ ...note, id: index + 1, page: 1 }));
}

/** A post-it that is being written, at its place. */
export interface NoteDraft extends Place {
  page: number;
  texte: string;
}

/** The notes of one page, with the numbers that they bear in the whole file. */
export function notesOnPage(notes: readonly FileNote[], page: number): { note: FileNote; number: number }[] {
  return notes
    .map((note, index) => ({ note, number: index + 1 }))
    .filter((numbered) => numbered.note.page === page);
}
