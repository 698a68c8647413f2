import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { senderFileName, shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { useState } from 'react';
import { formatDateTime } from '../format-date.ts';
import { Modal } from '../Modal.tsx';
import type { FileNote } from './file-notes.ts';
import { outsideSignatures } from './outside-signatures.ts';
import { indexOfSheet } from './proof-sheets.ts';
import { SheetButtons } from './SheetButtons.tsx';
import { useLeafing } from './use-leafing.ts';
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
  /** Remarks of a file, by its id. */
  notesOf?: (fileId: string) => readonly FileNote[];
  /** What was written of an image, by its id: its alternative, in place of its name. */
  saidOf?: (fileId: string) => string | undefined;
  onClose: () => void;
}

/**
 * Displays several files in turn in the full window: images, PDF page by page, videos; the page fitted at first, then
 * with zoom, and its remarks.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { files, start = 0, title, notesOf = () => [], saidOf, onClose } = props;
  const leafing = useLeafing(files, files[start]?.id);
  const [zoom, setZoom] = useState(1);
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
      description={[receivedWhen(file), title !== undefined && senderFileName(file.filename)]
        .filter(Boolean)
        .join(' · ')}
      size="window"
      tools={<SheetButtons count={sheets.length} index={index} onShow={show} />}
      onClose={onClose}
    >
      <ViewedFile
        key={file.id}
        sheet={sheet}
        place={{ index, count: sheets.length }}
        zoom={zoom}
        notes={notesOf(file.id)}
        alt={saidOf?.(file.id)}
        projectId={props.projectId}
        onZoom={setZoom}
        onTurn={(pages) => show(index + pages)}
        onPage={(page) => show(indexOfSheet(sheets, file.id, page))}
        onPages={leafing.count(file.id)}
        onClose={onClose}
      />
    </Modal>
  );
}

/**
 * A file received by a link after the signature is not part of the signed content
 * (specification/signatures.md#signed-content).
 */
function receivedWhen(file: ProjectFile): string {
  const when = `le ${formatDateTime(file.dateFile)}`;
  const outside = outsideSignatures(file);
  if (outside === null) return `Reçu ${when}`;
  return `${outside}, ${file.absentALaSignature ? 'reçu ' : ''}${when}`;
}
