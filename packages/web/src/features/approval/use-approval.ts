import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import type { ProofNote } from '@ardoise/domain/contract/creations.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApprovalSource, NewProofNote } from './approval-source.ts';

/** The order and its proof, refetched on window focus; changed post-its are written to the cache. */
export function useApproval(source: ApprovalSource) {
  const cache = useQueryClient();
  const queryKey = ['approval', source.key];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => source.read(signal), staleTime: 0 });

  const setNotes = (change: (notes: ProofNote[]) => ProofNote[]) =>
    cache.setQueryData<ApprovalPage>(queryKey, (page) => page && { ...page, postIts: change(page.postIts) });

  async function addNote(version: number, note: NewProofNote) {
    const added = await source.addNote(version, note);
    setNotes((notes) => [...notes.filter(({ id }) => id !== added.id), added]);
  }

  async function deleteNote(note: number) {
    await source.deleteNote(note);
    setNotes((notes) => notes.filter(({ id }) => id !== note));
  }

  return { query, addNote, deleteNote };
}
