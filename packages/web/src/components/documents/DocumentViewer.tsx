import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { senderFileName, shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../format-date.ts';
import { Modal } from '../Modal.tsx';
import type { FileNote } from './file-notes.ts';
import { indexOfSheet } from './proof-sheets.ts';
import { SheetButtons } from './SheetButtons.tsx';
import { useLeafing } from './use-leafing.ts';
import type { AddNote } from './use-note-draft.ts';
import { ViewedFile } from './ViewedFile.tsx';
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
  /** Name of a page; default 'Page 2'. */
  pageName?: ((index: number) => string) | undefined;
  /** Remarks of a file, by its id. */
  notesOf?: (fileId: string) => readonly FileNote[];
  /** Number of the next remark, where it is not its rank in the file. */
  nextNumber?: number | undefined;
  /** Adds remarks to a file; absent when read-only. */
  onAddNote?: ((fileId: string) => AddNote) | undefined;
  onDeleteNote?: (id: number) => Promise<unknown>;
  /** The remarks of all files, in place of the list of each; `show` turns to the page of one and lights its pin. */
  listOf?: (shown: {
    selected: number | null;
    show: (note: { id: number; fichier: string; page: number }) => void;
  }) => ReactNode;
  /** Above the remarks. */
  aside?: ReactNode;
  /** The answers to the document, at the foot. */
  answers?: ReactNode;
  onClose: () => void;
}

/**
 * Displays several files in turn in the full window: images, PDF page by page, videos; the page fitted at first, then
 * with zoom; with remarks, and the answers to it.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { files, start = 0, title, notesOf = () => [], onAddNote, onDeleteNote, onClose } = props;
  const leafing = useLeafing(files, files[start]?.id);
  const [zoom, setZoom] = useState(1);
  const [selected, setSelected] = useState<number | null>(null);
  const { sheet, sheets, index } = leafing;
  if (sheet === undefined) return null;
  const { file } = sheet;
  const show = (next: number) => {
    leafing.show(next);
    setZoom(1);
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
      size="window"
      tools={<SheetButtons count={sheets.length} index={index} nameOf={props.pageName} onShow={show} />}
      onClose={onClose}
    >
      <ViewedFile
        key={file.id}
        sheet={sheet}
        place={{ index, count: sheets.length }}
        zoom={zoom}
        notes={notesOf(file.id)}
        nextNumber={props.nextNumber}
        projectId={props.projectId}
        aside={props.aside}
        list={props.listOf?.({
          selected,
          show: ({ id, fichier, page }) => {
            show(indexOfSheet(sheets, fichier, page));
            setSelected(id);
          },
        })}
        selected={selected}
        onSelect={setSelected}
        answers={props.answers}
        onZoom={setZoom}
        onTurn={(pages) => show(index + pages)}
        onPage={(page) => show(indexOfSheet(sheets, file.id, page))}
        onPages={leafing.count(file.id)}
        onAdd={onAddNote?.(file.id)}
        onDelete={onDeleteNote}
        onClose={onClose}
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
