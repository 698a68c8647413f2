import { describe, expect, it } from 'vitest';
import { notesOnPage, photoNotes } from './file-notes.ts';

const note = (id: number, page: number) => ({ id, page, x: 0.5, y: 0.5, texte: `note ${id}` });

describe('notesOnPage', () => {
  it('keeps the numbers of the entire file on each page', () => {
    const notes = [note(7, 1), note(8, 2), note(9, 1)];
    expect(notesOnPage(notes, 1).map(({ number }) => number)).toEqual([1, 3]);
    expect(notesOnPage(notes, 2).map(({ note: { id }, number }) => [id, number])).toEqual([[8, 2]]);
    expect(notesOnPage(notes, 3)).toEqual([]);
  });
});

describe('photoNotes', () => {
  it('puts the remarks on a photo on its only page, in order', () => {
    const notes = photoNotes([
      { x: 0.1, y: 0.2, texte: 'un' },
      { x: 0.3, y: 0.4, texte: 'deux' },
    ]);
    expect(notes.map(({ id, page, texte }) => [id, page, texte])).toEqual([
      [1, 1, 'un'],
      [2, 1, 'deux'],
    ]);
  });
});
