import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { DocumentViewer } from '../../../components/files/DocumentViewer.tsx';
import { formatDateTime } from '../../../components/format-date.ts';
import { useProofNotes } from './use-proof-notes.ts';

interface ProofViewerProps {
  project: Project;
  proof: ProofVersion;
  fileId: string;
  onClose: () => void;
}

/** A version of the proof, page by page; post-its can be added to the current one, with permission. */
export function ProofViewer({ project, proof, fileId, onClose }: ProofViewerProps) {
  const { version, actuelle, fichiers, postIts, par, t_creation } = proof;
  const notes = useProofNotes(project._id.$oid, version);
  const writes = actuelle && project.permissions['proof.annotate'].allowed;
  return (
    <DocumentViewer
      files={fichiers}
      start={Math.max(
        0,
        fichiers.findIndex(({ id }) => id === fileId),
      )}
      projectId={project._id.$oid}
      title={`Création, version ${version}`}
      description={`Jointe par ${par} le ${formatDateTime(t_creation)}`}
      notesOf={(id) => postIts.filter(({ fichier }) => fichier === id)}
      onAddNote={writes ? notes.add : undefined}
      onDeleteNote={notes.remove}
      onClose={onClose}
    />
  );
}
