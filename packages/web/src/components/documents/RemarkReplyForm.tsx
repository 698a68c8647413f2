import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button.tsx';

/** Unsent replies by remark: they survive closing the viewer, or a failed call. */
const kept = new Map<number, string>();

export const hasReplyDraft = (note: number) => kept.has(note);

interface RemarkReplyFormProps {
  note: number;
  number: number;
  busy: boolean;
  onSend: (texte: string, onSent: () => void) => void;
  onClose: () => void;
}

/** A reply, written in its place; Ctrl Entrée sends it. */
export function RemarkReplyForm({ note, number, busy, onSend, onClose }: RemarkReplyFormProps) {
  const id = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const [texte, setTexte] = useState(() => kept.get(note) ?? '');
  // One that was begun before is only shown again.
  useEffect(() => {
    if (!kept.has(note)) words.current?.focus();
  }, [note]);
  const empty = !saysSomething(texte);

  function write(next: string) {
    if (next === '') kept.delete(note);
    else kept.set(note, next);
    setTexte(next);
  }

  function send() {
    if (empty || busy) words.current?.focus();
    else onSend(texte.trim(), () => kept.delete(note));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="remark-threads-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>
        Répondre<span className="visually-hidden"> à la remarque {number}</span>
      </label>
      <textarea
        ref={words}
        className="field-input"
        id={id}
        rows={3}
        maxLength={LONGEST_TEXT}
        aria-describedby={`${id}-m`}
        value={texte}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="hint" id={`${id}-m`}>
        Trois caractères au moins. Ctrl Entrée envoie.
      </p>
      <div className="post-it-actions">
        <Button
          onClick={() => {
            write('');
            onClose();
          }}
        >
          Annuler
        </Button>
        <Button tone="ink" type="submit" busy={busy} refused={empty} aria-describedby={`${id}-m`}>
          Envoyer
        </Button>
      </div>
    </form>
  );
}
