import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { useEffect, useId, useRef } from 'react';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import type { NoteDraft } from './file-notes.ts';

/** Limited to the server's maximum of characters. */

interface NoteWriterProps {
  draft: NoteDraft;
  number: number;
  busy: boolean;
  failure: string | null;
  onText: (texte: string) => void;
  onAdd: () => void;
  onGiveUp: () => void;
}

/** Text input of a new post-it. */
export function NoteWriter({ draft, number, busy, failure, onText, onAdd, onGiveUp }: NoteWriterProps) {
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
        if (!empty && !busy) onAdd();
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
        onChange={(event) => onText(event.target.value)}
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
        <Button onClick={onGiveUp}>Annuler</Button>
        <Button tone="ink" type="submit" busy={busy} refused={empty} aria-describedby={`${id}-m`}>
          Poser la remarque
        </Button>
      </div>
    </form>
  );
}
