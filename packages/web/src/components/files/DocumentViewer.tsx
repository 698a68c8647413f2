import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { senderFileName, shownFileName } from '@ardoise/domain/files/shown-file-name.ts';
import { useState } from 'react';
import { formatDateTime } from '../format-date.ts';
import { Modal } from '../Modal.tsx';
import { DeleteFile } from './DeleteFile.tsx';
import type { FileNote } from './file-notes.ts';
import { NotedFile } from './NotedFile.tsx';
import type { AddNote } from './use-note-draft.ts';
import { ViewerTools } from './ViewerTools.tsx';
import './Viewer.css';

interface DocumentViewerProps {
  /** In display order. */
  files: readonly ProjectFile[];
  /** Index of the first displayed file. */
  start?: number | undefined;
  /** Title; default: the file's name. */
  title?: string | undefined;
  /** Their project, where they can be deleted. */
  projectId?: string;
  /** Description; default: the date of upload. */
  description?: string;
  /** Post-its of a file, by its id. */
  notesOf?: (fileId: string) => readonly FileNote[];
  /** Adds post-its to a file; absent when read-only. */
  onAddNote?: ((fileId: string) => AddNote) | undefined;
  onDeleteNote?: (id: number) => Promise<unknown>;
  onClose: () => void;
}

/** Displays several files in turn: images, PDF page by page, videos; with zoom and post-its. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { files, start = 0, title, projectId, notesOf = () => [], onAddNote, onDeleteNote, onClose } = props;
  const [index, setIndex] = useState(start);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(1);
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
      title={title ?? shownFileName(file.filename)}
      description={[
        props.description ?? receivedWhen(file),
        title !== undefined && senderFileName(file.filename),
      ]
        .filter(Boolean)
        .join(' · ')}
      size="l"
      closeOnBackdrop={onAddNote === undefined}
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
      <NotedFile
        key={file.id}
        file={file}
        page={page}
        zoom={zoom}
        notes={notesOf(file.id)}
        onPage={setPage}
        onPages={setPages}
        onAdd={onAddNote?.(file.id)}
        onDelete={onDeleteNote}
      />
    </Modal>
  );
}

/**
 * A file received by a link after the signature is not part of the signed content
 * (specification/signatures.md#signed-content).
 */
function receivedWhen({ dateFile, recuApresSignature }: ProjectFile): string {
  return `Reçu ${recuApresSignature ? 'après signature, ' : ''}le ${formatDateTime(dateFile)}`;
}

interface FileStripProps {
  files: readonly ProjectFile[];
  index: number;
  onShow: (index: number) => void;
}

function FileStrip({ files, index, onShow }: FileStripProps) {
  return (
    <ul className="viewer-strip" aria-label="Fichiers">
      {files.map((file, rank) => (
        <li key={file.id}>
          <button type="button" aria-current={rank === index || undefined} onClick={() => onShow(rank)}>
            {rank + 1}
            <span className="visually-hidden"> : {shownFileName(file.filename)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
