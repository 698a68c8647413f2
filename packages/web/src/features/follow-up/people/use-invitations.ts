import { listInvitations, revokeInvitation, sendInvitation } from '@ardoise/domain/contract/invitations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { projectKey } from '../../../hooks/use-project.ts';

// The key is prefixed by the project's: one invalidation refetches both.
const keyOf = (id: string) => [...projectKey(id), 'invitations'];

/** The pending invitations to send a file. */
export function useInvitations(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => request(listInvitations, { params: { id }, signal }),
    enabled,
  });
}

/** Requests a file, by mail. */
export function useSendInvitation(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (asked: { destEmail: string; textEmail: string }) =>
      request(sendInvitation, { body: { projectId: id, ...asked } }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

/** Revokes an invitation; refetches the list also if it has just been used. */
export function useRevokeInvitation(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (invitation: string) =>
      request(revokeInvitation, { params: { id, invitation }, body: undefined }),
    onSettled: () => void cache.invalidateQueries({ queryKey: keyOf(id) }),
  });
}
