import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { isUnderReview } from '@ardoise/domain/rules/moves.ts';
import { DocumentViewer } from '../../../components/documents/DocumentViewer.tsx';
import { ProjectRemarks } from '../../../components/documents/ProjectRemarks.tsx';
import { proofPageName } from '../../../components/documents/proof-page-name.ts';
import { threadsOf } from '../../../components/documents/remark-threads.ts';
import { requestsOf } from '../../../components/documents/requests-of.ts';
import { formatDateTime } from '../../../components/format-date.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { projectName } from '../../../components/projects/project-name.ts';
import { useRemarks } from '../../../hooks/use-remarks.ts';
import { AnswerButtons } from '../review/AnswerButtons.tsx';
import { answersOf } from '../review/answers-of.ts';
import { RequestList } from '../review/RequestList.tsx';
import { useReading } from '../review/use-reading.ts';

interface ProofViewerProps {
  project: Project;
  viewer: Viewer;
  proofs: readonly ProofVersion[];
  proof: ProofVersion;
  fileId: string;
  onTake: (action: ProjectAction) => void;
  onClose: () => void;
}

/**
 * A version of the proof, page by page, with its requests. To the current one remarks can be added, with
 * permission, and under review it has the answers.
 */
export function ProofViewer({ project, viewer, proofs, proof, fileId, onTake, onClose }: ProofViewerProps) {
  const { version, actuelle, fichiers, par, t_creation } = proof;
  const id = project._id.$oid;
  const notes = useRemarks(id, version);
  useReading(id, proof);
  const requests = requestsOf(project, proofs, proof, viewer);
  const threads = threadsOf(proofs);
  const shown = actuelle ? threads : threads.filter((thread) => thread.version === version);
  const writes = actuelle && project.permissions['proof.annotate'].allowed;
  const answers = actuelle && isUnderReview(project.statut) ? answersOf(project, viewer, true).given : [];
  return (
    <DocumentViewer
      files={fichiers}
      start={Math.max(
        0,
        fichiers.findIndex((file) => file.id === fileId),
      )}
      projectId={id}
      title={projectName(project)}
      description={`Création, version ${version} · Jointe par ${par} le ${formatDateTime(t_creation)}`}
      pageName={proofPageName(project, proof)}
      notesOf={(file) => requests.pins.filter(({ fichier }) => fichier === file)}
      nextNumber={threads.length + 1}
      onAddNote={writes ? notes.add : undefined}
      onDeleteNote={notes.remove}
      listOf={({ selected, show }) =>
        (writes || shown.length > 0) && (
          <ProjectRemarks
            project={project}
            threads={shown}
            reader={viewer.role}
            selected={selected}
            onSelect={(thread) => show({ ...thread, ...(actuelle && thread.report) })}
            readOnly={!actuelle}
          />
        )
      }
      aside={
        requests.asked && (
          <RequestList requests={requests} agency={project.nomAgence || 'L’agence'} withRemarks={false} />
        )
      }
      answers={
        answers.length > 0 && (
          <fieldset className="review-foot">
            <legend className="visually-hidden">Votre réponse</legend>
            <AnswerButtons project={project} answers={answers} onOpen={onClose} onTake={onTake} />
          </fieldset>
        )
      }
      onClose={onClose}
    />
  );
}
