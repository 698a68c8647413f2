import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { splitExecution } from '../documents/group-documents.ts';
import { menuFileName } from '../documents/menu-file-name.ts';
import { ExecutionSlot } from './ExecutionSlot.tsx';
import { EXECUTION_UPLOAD } from './work-places.ts';
import './ExecutionFiles.css';

interface ExecutionFilesProps {
  project: Project;
  files: readonly ProjectFile[];
  mayUpload: boolean;
  /** Below the agency's own title; the first file that is missing is its one thing to do. */
  inCard?: boolean;
  onOpen: (file: ProjectFile) => void;
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
    </section>
  );
}
