import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';
import type { NoteDraft } from './file-notes.ts';
import type { Place } from './post-its.ts';

/** Keeps a post-it. Where it is a promise, the words stay until it is kept. */
export type AddNote = (page: number, x: number, y: number, texte: string) => unknown;

/** What is being written on each file: closing the viewer, or a call that fails, loses none of it. */
const kept = new Map<string, NoteDraft>();

/** The post-it that is being written on a file: put down, moved, worded, then added once. */
export function useNoteDraft(fileId: string, onAdd: AddNote | undefined) {
  const [draft, setDraft] = useState<NoteDraft | null>(onAdd ? (kept.get(fileId) ?? null) : null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const once = useSingleFlight();

  function write(next: NoteDraft | null) {
    if (next === null) kept.delete(fileId);
    else kept.set(fileId, next);
    setDraft(next);
    setFailure(null);
  }

  async function send() {
    if (draft === null || onAdd === undefined) return;
    setBusy(true);
    try {
      await onAdd(draft.page, draft.x, draft.y, draft.texte.trim());
      write(null);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  }

  return {
    draft,
    failure,
    busy,
    /** A new one, or the one being written moved there. */
    put: (page: number, place: Place) => write({ texte: '', ...draft, page, ...place }),
    word: (texte: string) => draft && write({ ...draft, texte }),
    giveUp: () => write(null),
    add: () => once(send),
  };
}
