import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isSaidToRedo } from '@ardoise/domain/print-check/print-verdict.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import { formatDateTime } from '../../../components/format-date.ts';
import { formatSize, NBSP } from '../../../components/format-number.ts';
import { Tag } from '../../../components/Tag.tsx';
import { DropZone } from '../../../components/uploads/DropZone.tsx';
import { Link } from '../../../router/Link.tsx';
import { splitExecution } from '../documents/group-documents.ts';
import { menuFileName } from '../documents/menu-file-name.ts';
import { PickFiles } from './PickFiles.tsx';
import { UploadRows } from './UploadRows.tsx';
import { usePageDrop } from './use-page-drop.ts';
import { useWorkUploads } from './use-work-uploads.ts';
import { EXECUTION_UPLOAD } from './work-places.ts';
import './ExecutionFiles.css';

interface ExecutionSlotProps {
  title: string;
  /** False where the section's own title suffices. */
  heading: boolean;
  projectId: string;
  /** Newest first. */
  files: readonly ProjectFile[];
  mayUpload: boolean;
  /** Why the order cannot be sent to be printed yet; empty where it can. */
  waits: string;
  agency: string;
  /** Id of the control, a target of 'Pourquoi pas ?'. */
  id: string;
  /** The primary act: red while its file is missing, and a drop target for the entire page. */
  awaited: boolean;
  nameOf?: (name: string) => string;
  onOpen: (file: ProjectFile) => void;
}

/** One execution file: present and outdated files, and the upload. */
function ExecutionSlot(props: ExecutionSlotProps) {
  const { title, heading, projectId, files, mayUpload, waits, agency, id, awaited, onOpen } = props;
  const { nameOf = (name) => name } = props;
  const { adding, add } = useWorkUploads(projectId, 'execution');
  const send = (picked: readonly File[]) =>
    add(picked.map((file) => new File([file], nameOf(file.name), { type: file.type })));
  const good = files.some((file) => !file.perime);
  const over = usePageDrop(send, awaited);
  return (
    <div className="execution-files-slot">
      <h3 className={heading ? 'title-sub' : 'visually-hidden'}>{title}</h3>
      {files.length === 0 && !mayUpload && <p className="meta">{agency} le joindra ici.</p>}
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <button type="button" className="execution-files-name" onClick={() => onOpen(file)}>
                {shownFileName(file.filename)}
              </button>
              <span className="meta">
                {formatSize(file.size)} · {formatDateTime(file.dateFile)}
              </span>
              {file.perime ? (
                <Tag icon={IconAlertTriangle} tone="wait">
                  À remplacer
                </Tag>
              ) : isSaidToRedo(waits, shownFileName(file.filename)) ? (
                <Tag icon={IconCircleX} tone="stop">
                  À refaire
                </Tag>
              ) : (
                <Tag icon={IconCircleCheck} tone="done">
                  Prêt
                </Tag>
              )}
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && !good && (
        <p className="meta">
          Joint avant l’accord du client ou le retour de l’imprimeur{'\u00a0: '}il en faut un nouveau.
        </p>
      )}
      {mayUpload && (
        <DropZone
          label={`Envoyer le ${title.toLowerCase()}`}
          over={over}
          large={awaited && !good}
          onDrop={send}
        >
          <PickFiles
            id={id}
            label={`${good ? 'Joindre un autre' : 'Choisir le'} ${title.toLowerCase()}`}
            icon={IconCloudUp}
            type="execution"
            look={awaited && !good ? { tone: 'main', size: 'l' } : {}}
            describedBy={`${id}-m`}
            onPick={send}
          />
          <p>
            <span className="hide-phone">
              {over ? (
                <b>Lâchez pour déposer</b>
              ) : (
                `ou déposez-le ${awaited ? 'n’importe où sur cette page' : 'ici'}`
              )}
            </span>
            <span className="hint" id={`${id}-m`}>
              PDF, images, .tif, .ai, .eps, .psd ou vidéos, 500{NBSP}Mo au plus
            </span>
          </p>
        </DropZone>
      )}
      <UploadRows uploads={[adding]} />
    </div>
  );
}

interface ExecutionFilesProps {
  project: Project;
  files: readonly ProjectFile[];
  mayUpload: boolean;
  /** Below the agency's own title; the first missing file is the primary act. */
  inCard?: boolean;
  onOpen: (file: ProjectFile) => void;
}

/** To what is said of them before they are printed. */
export function CheckLink({ id }: { id: string }) {
  return (
    <p className="execution-files-check">
      <Link to={PAGE_PATHS.printCheck(id)}>Contrôle avant impression</Link>
    </p>
  );
}

/** Execution files in progress: the card's, and the exterior menu's where one is ordered. */
export function ExecutionFiles({ project, files, mayUpload, inCard = false, onOpen }: ExecutionFilesProps) {
  const { card, menu } = splitExecution(files, project.menuExterieur);
  const heading = project.menuExterieur;
  const isMissing = (slotFiles: readonly ProjectFile[]) => slotFiles.every(({ perime }) => perime);
  const slot = {
    heading,
    projectId: project._id.$oid,
    mayUpload,
    waits: project.actions.find(({ needsPrinter }) => needsPrinter)?.reason ?? '',
    agency: project.nomAgence || 'L’agence',
    onOpen,
  };
  return (
    <section aria-labelledby="execution" className="execution-files">
      <h2 className={inCard ? 'visually-hidden' : 'title-section'} id="execution">
        {project.menuExterieur ? 'Fichiers d’exécution' : 'Fichier d’exécution'}
      </h2>
      <ExecutionSlot
        {...slot}
        title={project.menuExterieur ? 'Fichier de la carte' : 'Fichier d’exécution'}
        files={card}
        awaited={inCard && (isMissing(card) || !isMissing(menu) || !heading)}
        id={EXECUTION_UPLOAD}
      />
      {project.menuExterieur && (
        <ExecutionSlot
          {...slot}
          title="Fichier du menu extérieur"
          files={menu}
          awaited={inCard && !isMissing(card) && isMissing(menu)}
          id={`${EXECUTION_UPLOAD}-menu`}
          nameOf={menuFileName}
        />
      )}
      {[...card, ...menu].length > 0 && <CheckLink id={project._id.$oid} />}
    </section>
  );
}
