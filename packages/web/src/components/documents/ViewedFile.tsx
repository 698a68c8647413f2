import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useListKeysOn } from '../../hooks/list-keys-setting.ts';
import { IconButton } from '../Button.tsx';
import { DeleteFile } from './DeleteFile.tsx';
import type { FileNote } from './file-notes.ts';
import { fittedWidth, USUAL_SHAPE } from './fitted-width.ts';
import { NotedPage } from './NotedPage.tsx';
import { NoteList } from './NoteList.tsx';
import type { ProofSheet } from './proof-sheets.ts';
import { useRoom } from './use-room.ts';
import { ViewerTools } from './ViewerTools.tsx';
import { viewerKey } from './viewer-keys.ts';
import './PostIt.css';
import './Viewer.css';

type Looking = Parameters<typeof viewerKey>[1];

/** Where a key has a meaning of its own. */
const TYPING = 'textarea, input, select, .post-it-movable';

/** Keys of the viewer, wherever the focus is in its dialog, and while no other dialog is above it. */
function useViewerKeys(box: RefObject<HTMLElement | null>, looking: Looking): void {
  const on = useListKeysOn();
  const latest = useRef(looking);
  useEffect(() => {
    latest.current = looking;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      // Signs are turned off with the keys of lists (WCAG 2.1.4); arrows stay.
      if (!on && key.length === 1) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      const top = Array.from(document.querySelectorAll('dialog[open]')).at(-1);
      if (top !== box.current?.closest('dialog')) return;
      const act = viewerKey(key, latest.current);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [box, on]);
}

interface ViewedFileProps {
  sheet: ProofSheet;
  /** Among the pages of all files. */
  place: { index: number; count: number };
  /** 1 fits the page. */
  zoom: number;
  notes: readonly FileNote[];
  /** What is said of an image, in place of its name. */
  alt?: string | undefined;
  projectId: string | undefined;
  onZoom: (zoom: number) => void;
  onTurn: (pages: 1 | -1) => void;
  onPage: (page: number) => void;
  onPages: (pages: number) => void;
  onClose: () => void;
}

/** A page with its remarks beside it or below, its tools at the foot. Render with the file's id as key. */
export function ViewedFile(props: ViewedFileProps) {
  const { sheet, place, zoom, notes, projectId, onZoom, onTurn, onPage } = props;
  const { file } = sheet;
  const box = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const turn = (pages: 1 | -1) => {
    const next = place.index + pages;
    if (next >= 0 && next < place.count) onTurn(pages);
  };
  useViewerKeys(box, { zoom, onZoom, onTurn: turn });
  const hasSide = notes.length > 0;
  return (
    <div className={hasSide ? 'viewer viewer-with-side' : 'viewer'} ref={box}>
      <Stage {...props} onTurn={turn} selected={selected} onSelect={setSelected} />
      {hasSide && (
        <div className="viewer-side">
          <NoteList
            notes={notes}
            paged={place.count > 1}
            selected={selected}
            onSelect={(note) => {
              setSelected(note.id);
              onPage(note.page);
            }}
            onDelete={undefined}
          />
        </div>
      )}
      <div className="viewer-foot">
        <ViewerTools zoom={zoom} onZoom={onZoom} downloadUrl={`${file.url}?telecharger=1`}>
          {projectId !== undefined && file.deletable && (
            <DeleteFile projectId={projectId} file={file} onDeleted={props.onClose} />
          )}
        </ViewerTools>
      </div>
    </div>
  );
}

interface StageProps extends ViewedFileProps {
  selected: number | null;
  onSelect: (id: number | null) => void;
}

/** The page, fitted at first, with its pins; arrows turn it. */
function Stage({ sheet, place, zoom, notes, alt, selected, onTurn, onPages, onSelect }: StageProps) {
  const { file, page } = sheet;
  const { room, width, height } = useRoom();
  const [shape, setShape] = useState(USUAL_SHAPE);
  return (
    <div className="viewer-stage">
      <section className="viewer-room" ref={room} aria-label={shownFileName(file.filename)}>
        {width > 0 && (
          <NotedPage
            file={file}
            page={page}
            width={Math.floor(fittedWidth({ width, height }, shape) * zoom)}
            notes={notes}
            alt={alt}
            draft={null}
            selected={selected}
            onSelect={onSelect}
            onPut={undefined}
            onPages={onPages}
            onShape={setShape}
          />
        )}
      </section>
      {place.index > 0 && (
        <IconButton
          className="viewer-turn viewer-turn-back"
          tone="line"
          icon={IconArrowLeft}
          label="Page précédente"
          onClick={() => onTurn(-1)}
        />
      )}
      {place.index < place.count - 1 && (
        <IconButton
          className="viewer-turn"
          tone="line"
          icon={IconArrowRight}
          label="Page suivante"
          onClick={() => onTurn(1)}
        />
      )}
    </div>
  );
}
