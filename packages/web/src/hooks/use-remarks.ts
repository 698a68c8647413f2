import type { BodyOf, Call } from '@ardoise/domain/contract/call.ts';
import { addProofNote, deleteProofNote, replyToNote } from '@ardoise/domain/contract/creations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';
import { proofsKey } from './use-proofs.ts';

/** What is said under a remark, or done with it; words are wanted by a reply alone. */
export type SayUnderRemark = (
  note: number,
  acte: BodyOf<typeof replyToNote & Call>['acte'],
  texte?: string,
) => Promise<unknown>;

/** The remarks of a project, as an account writes them, of the version of its proof that is looked at. */
export function useRemarks(projectId: string, version: number) {
  const cache = useQueryClient();
  // Remarks and their answers satisfy guards of actions.
  const reload = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: proofsKey(projectId) }),
      cache.invalidateQueries({ queryKey: projectKey(projectId) }),
    ]);
  const add = (fichier: string) => async (page: number, x: number, y: number, texte: string) => {
    const body = { fichier, page, x, y, texte };
    await request(addProofNote, { params: { id: projectId, version }, body });
    await reload();
  };
  const remove = async (note: number) => {
    await request(deleteProofNote, { params: { id: projectId, note } });
    await reload();
  };
  const say: SayUnderRemark = async (note, acte, texte = '') => {
    try {
      await request(replyToNote, { params: { id: projectId, note }, body: { acte, version, texte } });
    } catch (error) {
      // Another version, or a remark that was taken back meanwhile: what is shown is out of date.
      if (error instanceof ApiError) await reload();
      throw error;
    }
    await reload();
  };
  return { add, remove, say };
}
