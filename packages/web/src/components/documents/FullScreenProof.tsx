import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../Button.tsx';
import { formatPercent } from '../format-number.ts';
import type { AddProofNote } from './file-notes.ts';
import { NotedFile } from './NotedFile.tsx';
import { PageTurner } from './PageTurner.tsx';
import { indexOfSheet } from './proof-sheets.ts';
import type { Remark } from './remark-threads.ts';
import { LEAST_ZOOM } from './touch-gestures.ts';
import type { Leafing } from './use-leafing.ts';
import { useTouch } from './use-touch.ts';
import { isLast, zoomed } from './viewer-zoom.ts';
import './FullScreenProof.css';

interface FullScreenProofProps {
  leafing: Leafing;
  /** For the displayed file. */
  notes: readonly Remark[];
  /** Of the next remark. */
  nextNumber: number;
  onAdd: AddProofNote;
  onDelete: (note: number) => Promise<unknown>;
  /** Opened to write: a note in the middle of the page, to be put in its place. */
  noting: boolean;
  onClose: () => void;
}

/** Open while mounted; Escape and a phone's back gesture close it. */
function useDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    const closed = () => !element.open && close.current();
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      element.close();
    };
  }, []);
  return dialog;
}

/** The proof in full screen: zoom, pages, post-its. */
export function FullScreenProof(props: FullScreenProofProps) {
  const { leafing, notes, onAdd, onDelete, noting, onClose } = props;
  const [zoom, setZoom] = useState(1);
  const dialog = useDialog(onClose);
  useTouch({ box: dialog, zoom, onZoom: setZoom, onTurn: leafing.turn });
  const { sheet, sheets } = leafing;
  if (sheet === undefined) return null;
  const { file } = sheet;
  return (
    <dialog className="full-screen-proof" ref={dialog} aria-label="La création, en grand">
      <div className="full-screen-proof-head">
        <PageTurner leafing={leafing} />
        <span className="viewer-group">
          <IconButton
            icon={IconMinus}
            tone="line"
            label="Réduire"
            disabled={zoom <= LEAST_ZOOM}
            onClick={() => setZoom(Math.max(LEAST_ZOOM, zoomed(zoom, -1)))}
          />
          <span className="number full-screen-proof-zoom" aria-live="polite">
            <span className="visually-hidden">Zoom </span>
            {formatPercent(zoom * 100)}
          </span>
          <IconButton
            icon={IconPlus}
            tone="line"
            label="Agrandir"
            disabled={isLast(zoom, 1)}
            onClick={() => setZoom(zoomed(zoom, 1))}
          />
        </span>
        <IconButton icon={IconX} label="Fermer" onClick={onClose} />
      </div>
      <NotedFile
        key={file.id}
        file={file}
        page={sheet.page}
        zoom={zoom}
        notes={notes}
        nextNumber={props.nextNumber}
        noting={noting}
        onPage={(page) => leafing.show(indexOfSheet(sheets, file.id, page))}
        onPages={leafing.count(file.id)}
        onAdd={(page, x, y, texte) => onAdd(file.id, page, x, y, texte)}
        onDelete={onDelete}
      />
    </dialog>
  );
}
