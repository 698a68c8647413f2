import { addProofNote, deleteProofNote, type ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { isUnderReview } from '@ardoise/domain/rules/moves.ts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { DocumentViewer } from '../../../components/documents/DocumentViewer.tsx';
import { proofPageName } from '../../../components/documents/proof-page-name.ts';
import { requestsOf } from '../../../components/documents/requests-of.ts';
import type { AddNote } from '../../../components/documents/use-note-draft.ts';
import { formatDateTime } from '../../../components/format-date.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { projectName } from '../../../components/projects/project-name.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { proofsKey } from '../../../hooks/use-proofs.ts';
import { AnswerButtons } from '../review/AnswerButtons.tsx';
import { answersOf } from '../review/answers-of.ts';
import { RequestList } from '../review/RequestList.tsx';
import { useReading } from '../review/use-reading.ts';

/** Adds and deletes post-its on a version of a project's proof. */
function useProofNotes(projectId: string, version: number) {
  const cache = useQueryClient();
  // A post-it may satisfy an action's guard.
  const reload = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: proofsKey(projectId) }),
      cache.invalidateQueries({ queryKey: projectKey(projectId) }),
    ]);
  const add =
    (fichier: string): AddNote =>
    async (page, x, y, texte) => {
      const body = { fichier, page, x, y, texte };
      await request(addProofNote, { params: { id: projectId, version }, body });
      await reload();
    };
  const remove = async (note: number) => {
    await request(deleteProofNote, { params: { id: projectId, note } });
    await reload();
  };
  return { add, remove };
}

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
  const notes = useProofNotes(id, version);
  useReading(id, proof);
  const requests = requestsOf(project, proofs, proof, viewer);
  const remarks = [...(requests.asked?.remarks ?? []), ...requests.questions, ...requests.remarks];
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
      notesOf={(file) =>
        remarks.filter(({ fichier }) => fichier === file).toSorted((one, other) => one.number - other.number)
      }
      nextNumber={remarks.length + 1}
      onAddNote={writes ? notes.add : undefined}
      onDeleteNote={notes.remove}
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
