import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.tsx';
import { DeleteFile } from '../../../components/documents/DeleteFile.tsx';
import { FileThumbnail } from '../../../components/documents/FileThumbnail.tsx';
import { calendarDays, formatDate, formatTime } from '../../../components/format-date.ts';
import { counted, formatNumber, formatSize, NBSP } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useNow } from '../../../hooks/use-now.ts';
import { PickFiles } from '../work-files/PickFiles.tsx';

type Shown = Pick<ProjectFile, 'pages' | 'width' | 'height' | 'size' | 'dateFile'>;

/** '2 pages · 4,2 Mo · déposé à 09:41'; '2 480 × 3 508 px · 1,1 Mo · déposé le 20 novembre 2026'. */
function fileInWords({ pages, width, height, size, dateFile }: Shown, now: number): string {
  const when =
    calendarDays(dateFile, now) < 1
      ? `déposé à ${formatTime(dateFile)}`
      : `déposé le ${formatDate(dateFile)}`;
  return [
    pages === null ? '' : counted(pages, 'page', 'pages'),
    width === null || height === null
      ? ''
      : `${formatNumber(width)}${NBSP}×${NBSP}${formatNumber(height)}${NBSP}px`,
    formatSize(size),
    when,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface ProofFilesProps {
  projectId: string;
  proof: ProofVersion;
  /** Files are dragged over the page. */
  over: boolean;
  onOpen: (fileId: string) => void;
  onAdd: (files: readonly File[]) => void;
  onReplace: (files: readonly File[]) => void;
}

/** The files of the version that is ready to be sent. */
export function ProofFiles({ projectId, proof, over, onOpen, onAdd, onReplace }: ProofFilesProps) {
  const { fichiers, version } = proof;
  const several = fichiers.length > 1;
  const more = (
    <>
      <PickFiles
        label={several ? 'Tout remplacer' : 'Remplacer'}
        icon={IconRepeat}
        type="photo_crea"
        look={{ tone: 'text' }}
        onPick={(files) => files.length > 0 && onReplace(files)}
      />
      <PickFiles
        label="Ajouter un fichier"
        icon={IconPlus}
        type="photo_crea"
        look={{ tone: 'text' }}
        onPick={onAdd}
      />
    </>
  );
  return (
    <section
      className={over ? 'proof-drop-files proof-drop-over' : 'proof-drop-files'}
      aria-label={`Création, version ${version}`}
    >
      <ul>
        {fichiers.map((file) => (
          <ProofFile key={file.id} projectId={projectId} file={file} onOpen={() => onOpen(file.id)}>
            {!several && more}
          </ProofFile>
        ))}
      </ul>
      {several && <div className="proof-drop-more">{more}</div>}
      <p className="hint" aria-live="polite">
        {over && 'Lâchez pour ajouter à cette version'}
      </p>
    </section>
  );
}

interface ProofFileProps {
  projectId: string;
  file: ProjectFile;
  onOpen: () => void;
  children: ReactNode;
}

function ProofFile({ projectId, file, onOpen, children }: ProofFileProps) {
  const now = useNow();
  return (
    <li>
      <button type="button" className="proof-drop-picture" tabIndex={-1} aria-hidden onClick={onOpen}>
        <FileThumbnail file={file} />
      </button>
      <div>
        <h3 className="title-sub">{shownFileName(file.filename)}</h3>
        <p className="meta">{fileInWords(file, now)}</p>
        {file.avertissement && (
          <p className="proof-drop-warned">
            <Icon of={IconAlertTriangle} size="s" />
            {file.avertissement}
          </p>
        )}
        <div className="proof-drop-more">
          <Button tone="text" icon={IconEye} onClick={onOpen}>
            Ouvrir
          </Button>
          {file.deletable && (
            <DeleteFile
              projectId={projectId}
              file={file}
              label="Retirer"
              tone="text"
              onDeleted={() => undefined}
            />
          )}
          {children}
        </div>
      </div>
    </li>
  );
}
