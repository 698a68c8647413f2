import { addProofNote, deleteProofNote } from '@ardoise/domain/contract/creations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import type { AddNote } from '../../../components/documents/use-note-draft.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { proofsKey } from '../../../hooks/use-proofs.ts';

/** Adds and deletes post-its on a version of a project's proof. */
export function useProofNotes(projectId: string, version: number) {
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
