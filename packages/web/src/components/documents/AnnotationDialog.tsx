import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Annotation } from '@ardoise/domain/projects/draft-fields.ts';
import { LONGEST_TEXT } from '@ardoise/domain/projects/draft-fields.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../Button.tsx';
import { Modal } from '../Modal.tsx';
import { PostIt } from './PostIt.tsx';
import { movedTo, numbered, type Place, placeOf, withNote, withoutNote, withText } from './post-its.ts';
import './PostIt.css';

/** Maximum of stored post-its of a photo. */
const MOST = 100;
const CENTRE = { x: 0.5, y: 0.5 };

interface NoteTextsProps {
  notes: readonly Annotation[];
  selected: number | null;
  onSelect: (index: number) => void;
  onText: (index: number, texte: string) => void;
  onRemove: (index: number) => void;
}

function NoteTexts({ notes, selected, onSelect, onText, onRemove }: NoteTextsProps) {
  const list = useRef<HTMLOListElement>(null);
  const count = useRef(notes.length);
  useEffect(() => {
    // Focuses the text of a new post-it.
    if (notes.length > count.current) list.current?.querySelectorAll('textarea')[notes.length - 1]?.focus();
    count.current = notes.length;
  }, [notes.length]);
  return (
    <ol className="post-it-texts" ref={list}>
      {numbered(notes).map(({ note, index, number }) => (
        <li key={number} className={selected === index ? 'post-it-chosen' : undefined}>
          <span className="post-it-number" aria-hidden>
            {number}
          </span>
          <textarea
            className="field-input"
            rows={2}
            maxLength={LONGEST_TEXT}
            aria-label={`Texte du post-it ${number}`}
            placeholder="Que faut-il changer ici ?"
            value={note.texte}
            onFocus={() => onSelect(index)}
            onChange={(event) => onText(index, event.target.value)}
          />
          <IconButton
            icon={IconTrash}
            label={`Supprimer le post-it ${number}`}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Its room is kept while it loads: a press on what it would move is lost. */
function BoardPhoto({ file: { url, filename, width, height } }: Pick<PhotoBoardProps, 'file'>) {
  const [isLoaded, setLoaded] = useState(false);
  const isComing = !isLoaded && width !== null && height !== null;
  const room = { '--photo-ratio': `${width} / ${height}`, '--photo-width': `${width}px` } as CSSProperties;
  return (
    <img
      className={isComing ? 'post-it-coming' : undefined}
      style={isComing ? room : undefined}
      src={url}
      alt={shownFileName(filename)}
      draggable={false}
      onLoad={() => setLoaded(true)}
    />
  );
}

interface PhotoBoardProps {
  file: ProjectFile;
  notes: readonly Annotation[];
  selected: number | null;
  onSelect: (index: number) => void;
  onAdd: (place: Place) => void;
  onMove: (index: number, place: Place) => void;
}

function PhotoBoard({ file, notes, selected, onSelect, onAdd, onMove }: PhotoBoardProps) {
  function press(event: MouseEvent<HTMLElement>) {
    // A keyboard click has no position: starts in the middle, then arrow keys.
    const byKeyboard = event.detail === 0;
    onAdd(byKeyboard ? CENTRE : placeOf(event, event.currentTarget.getBoundingClientRect()));
  }
  return (
    <div>
      <div className="post-it-help">
        <p className="hint" id="postit-aide">
          Touchez la photo pour poser un post-it, faites-le glisser ou déplacez-le avec les flèches du
          clavier.
        </p>
        <Button icon={IconNote} onClick={() => onAdd(CENTRE)}>
          Ajouter un post-it
        </Button>
      </div>
      <div className="post-it-board">
        <figure className="post-it-picture">
          <button
            type="button"
            className="post-it-surface"
            aria-label="Poser un post-it sur la photo"
            aria-describedby="postit-aide"
            onClick={press}
          >
            <BoardPhoto file={file} />
          </button>
          {numbered(notes).map(({ note, index, number }) => (
            <PostIt
              word="Post-it"
              key={number}
              note={note}
              number={number}
              selected={selected === index}
              onSelect={() => onSelect(index)}
              onMove={(place) => onMove(index, place)}
            />
          ))}
        </figure>
      </div>
    </div>
  );
}

interface AnnotationDialogProps {
  file: ProjectFile;
  notes: readonly Annotation[];
  onSave: (notes: Annotation[]) => void;
  onClose: () => void;
}

/** Numbered post-its on a photo: added by a click, moved by touch, mouse or arrow keys; saved or discarded together. */
export function AnnotationDialog({ file, notes: saved, onSave, onClose }: AnnotationDialogProps) {
  const [notes, setNotes] = useState<Annotation[]>([...saved]);
  const [selected, setSelected] = useState<number | null>(null);

  function add(place: Place) {
    if (notes.length >= MOST) return;
    setNotes(withNote(notes, place));
    setSelected(notes.length);
  }

  function remove(index: number) {
    setNotes(withoutNote(notes, index));
    setSelected(null);
  }

  return (
    <Modal
      title="Annoter la photo"
      description={shownFileName(file.filename)}
      size="l"
      closeOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button tone="main" onClick={() => onSave(notes)}>
            Enregistrer
          </Button>
        </>
      }
    >
      <div className="post-it-annotate">
        <PhotoBoard
          file={file}
          notes={notes}
          selected={selected}
          onSelect={setSelected}
          onAdd={add}
          onMove={(index, place) => setNotes((now) => movedTo(now, index, place))}
        />
        <NoteTexts
          notes={notes}
          selected={selected}
          onSelect={setSelected}
          onText={(index, texte) => setNotes((now) => withText(now, index, texte))}
          onRemove={remove}
        />
      </div>
    </Modal>
  );
}
