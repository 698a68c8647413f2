import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { useEffect, useId, useRef } from 'react';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import type { FileNote, NoteDraft } from './file-notes.ts';
import { NoteList } from './NoteList.tsx';
import type { useNoteDraft } from './use-note-draft.ts';

type Writing = ReturnType<typeof useNoteDraft>;

interface NotesSideProps {
  notes: readonly FileNote[];
  /** Of the post-it that is written; by default, one more than there are. */
  nextNumber?: number | undefined;
  /** The file has several pages: each post-it states its own. */
  paged: boolean;
  writing: Writing;
  selected: number | null;
  onSelect: (id: number) => void;
  /** Shows the page of a post-it. */
  onPage: (page: number) => void;
  /** Absent when nothing can be deleted. */
  onDelete: ((id: number) => Promise<unknown>) | undefined;
}

/** Beside a page: the post-it that is written, then those of the file. */
export function NotesSide({ notes, nextNumber, writing, onSelect, onPage, ...shown }: NotesSideProps) {
  return (
    <>
      {writing.draft !== null && (
        <NoteWriter draft={writing.draft} number={nextNumber ?? notes.length + 1} writing={writing} />
      )}
      <NoteList
        {...shown}
        notes={notes}
        onSelect={(note) => {
          onSelect(note.id);
          onPage(note.page);
        }}
      />
    </>
  );
}

interface NoteWriterProps {
  draft: NoteDraft;
  number: number;
  writing: Writing;
}

/** Text input of a new post-it, limited to the server's maximum of characters. */
export function NoteWriter({
  draft,
  number,
  writing: { busy, failure, word, add, giveUp },
}: NoteWriterProps) {
  const id = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  // Scrolls to show both its position and the input, which is below the page on a phone.
  useEffect(() => {
    const form = words.current?.form;
    form
      ?.closest('.post-it-noted')
      ?.querySelector('.post-it.post-it-movable')
      ?.scrollIntoView({ block: 'nearest' });
    form?.scrollIntoView({ block: 'nearest' });
    words.current?.focus({ preventScroll: true });
  }, []);
  const empty = draft.texte.trim() === '';
  return (
    <form
      className="post-it-writer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && !busy) void add();
      }}
    >
      <label htmlFor={id}>
        <span className="post-it-number" aria-hidden>
          {number}
        </span>
        Votre remarque
      </label>
      <textarea
        ref={words}
        className="field-input"
        id={id}
        rows={3}
        maxLength={LONGEST_TEXT}
        placeholder="Que faut-il changer ici&nbsp;?"
        aria-describedby={`${id}-m`}
        value={draft.texte}
        onChange={(event) => word(event.target.value)}
      />
      <p className="hint" id={`${id}-m`}>
        Faites-le glisser à sa place, ou déplacez-le avec les flèches du clavier.
      </p>
      {failure && (
        <Banner tone="stop" role="alert">
          {failure}
        </Banner>
      )}
      <div className="post-it-actions">
        <Button onClick={giveUp}>Annuler</Button>
        <Button tone="ink" type="submit" busy={busy} refused={empty} aria-describedby={`${id}-m`}>
          Poser la remarque
        </Button>
      </div>
    </form>
  );
}
