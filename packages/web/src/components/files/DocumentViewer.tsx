import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Annotation } from '@ardoise/domain/projects/project.ts';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../format-date.ts';
import { Modal } from '../Modal.tsx';
import { DeleteFile } from './DeleteFile.tsx';
import { PdfView } from './PdfView.tsx';
import { PostIt } from './PostIt.tsx';
import { numbered } from './post-its.ts';
import { UnseenFile } from './UnseenFile.tsx';
import { ViewerTools } from './ViewerTools.tsx';
import './PostIt.css';
import './Viewer.css';

interface DocumentViewerProps {
  /** Leafed through in this order. */
  files: readonly ProjectFile[];
  /** The file shown first. */
  start?: number;
  /** The project they belong to, where those that may be deleted can be. */
  projectId?: string;
  /** Post-its of a file, by its id. */
  notesOf?: (fileId: string) => readonly Annotation[];
  onClose: () => void;
}

/** Width of the room that the document has. */
function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = room.current;
    if (box === null) return;
    // Once zoomed it scrolls, by keyboard too.
    box.tabIndex = 0;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { room, width };
}

function ImageView({
  file,
  width,
  notes,
}: {
  file: ProjectFile;
  width: number;
  notes: readonly Annotation[];
}) {
  const [selected, setSelected] = useState<number | null>(null);
  const [broken, setBroken] = useState(false);
  if (broken) return <UnseenFile url={file.url} name={file.filename} />;
  return (
    <div style={{ width }}>
      <figure className="note-picture read">
        <img
          src={file.url}
          alt={file.filename}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          onError={() => setBroken(true)}
        />
        {numbered(notes).map(({ note, index, number }) => (
          <PostIt
            key={number}
            note={note}
            number={number}
            selected={selected === index}
            onSelect={() => setSelected(index)}
          />
        ))}
      </figure>
      {notes.length > 0 && (
        <ol className="note-list">
          {numbered(notes).map(({ note, index, number }) => (
            <li key={number} className={selected === index ? 'on' : undefined}>
              <span className="note-number" aria-hidden>
                {number}
              </span>
              {note.texte}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface FileViewProps {
  file: ProjectFile;
  width: number;
  page: number;
  notes: readonly Annotation[];
  onPages: (pages: number) => void;
}

function FileView({ file, width, page, notes, onPages }: FileViewProps) {
  if (file.mime === 'application/pdf') {
    return (
      <PdfView
        key={file.id}
        url={file.url}
        name={file.filename}
        page={page}
        width={width}
        onPages={onPages}
      />
    );
  }
  if (file.mime.startsWith('image/') && file.width !== null) {
    return <ImageView key={file.id} file={file} width={width} notes={notes} />;
  }
  return <UnseenFile url={file.url} name={file.filename} />;
}

/** Files one after the other, images and PDF page by page, zoomed, with their post-its. */
export function DocumentViewer({
  files,
  start = 0,
  projectId,
  notesOf = () => [],
  onClose,
}: DocumentViewerProps) {
  const [index, setIndex] = useState(start);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
  const { room, width } = useRoom();
  const file = files[index];
  if (file === undefined) return null;
  const show = (next: number) => {
    setIndex(next);
    setZoom(1);
    setPage(1);
    setPages(1);
  };
  return (
    <Modal
      title={file.filename}
      description={`Reçu le ${formatDateTime(file.dateFile)}`}
      size="l"
      onClose={onClose}
      footer={
        projectId !== undefined &&
        file.deletable && <DeleteFile projectId={projectId} file={file} onDeleted={onClose} />
      }
    >
      <ViewerTools
        zoom={zoom}
        onZoom={setZoom}
        leaf={{ name: 'Page', index: page - 1, count: pages, onChange: (next) => setPage(next + 1) }}
        downloadUrl={`${file.url}?telecharger=1`}
      />
      {files.length > 1 && <FileStrip files={files} index={index} onShow={show} />}
      <section className="viewer-room" ref={room} aria-label={file.filename}>
        {width > 0 && (
          <FileView
            file={file}
            width={Math.floor(width * zoom)}
            page={page}
            notes={notesOf(file.id)}
            onPages={setPages}
          />
        )}
      </section>
    </Modal>
  );
}

interface FileStripProps {
  files: readonly ProjectFile[];
  index: number;
  onShow: (index: number) => void;
}

function FileStrip({ files, index, onShow }: FileStripProps) {
  return (
    <ul className="viewer-strip">
      {files.map((file, rank) => (
        <li key={file.id}>
          <button type="button" aria-current={rank === index || undefined} onClick={() => onShow(rank)}>
            {rank + 1}
            <span className="sr"> : {file.filename}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
