import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';
import type { NoteDraft } from './file-notes.ts';
import type { Place } from './post-its.ts';

/** Saves a post-it: resolves once the server has stored it. */
export type AddNote = (page: number, x: number, y: number, texte: string) => Promise<unknown>;

/** Where a post-it begins. */
export const CENTRE: Place = { x: 0.5, y: 0.5 };

/** Unsaved post-its by file: they survive closing the viewer, or a failed call. */
const kept = new Map<string, NoteDraft>();

/** The unsaved post-it of a file, at first `begun`: positioned, moved, typed, then added once. */
export function useNoteDraft(fileId: string, onAdd: AddNote | undefined, begun: NoteDraft | null) {
  const [written, setWritten] = useState({ fileId, draft: onAdd ? (kept.get(fileId) ?? begun) : null });
  // Another file is shown: what was begun on it before.
  const draft = written.fileId === fileId ? written.draft : (kept.get(fileId) ?? null);
  const once = useSingleFlight();
  const adding = useMutation({
    mutationFn: async ({ page, x, y, texte }: NoteDraft) => onAdd?.(page, x, y, texte.trim()),
  });

  function write(next: NoteDraft | null) {
    if (next === null) kept.delete(fileId);
    else kept.set(fileId, next);
    setWritten({ fileId, draft: next });
    adding.reset();
  }

  return {
    /** Null where none can be added. */
    draft: onAdd ? draft : null,
    failure: adding.error && messageOf(adding.error),
    busy: adding.isPending,
    /** Creates it, or moves the existing one. */
    put: (page: number, place: Place) => write({ texte: '', ...draft, page, ...place }),
    word: (texte: string) => draft && write({ ...draft, texte }),
    giveUp: () => write(null),
    add: () =>
      once(async () => {
        if (draft === null) return;
        await adding.mutateAsync(draft).then(
          () => write(null),
          // The error is displayed beside the text, which is kept.
          () => undefined,
        );
      }),
  };
}
