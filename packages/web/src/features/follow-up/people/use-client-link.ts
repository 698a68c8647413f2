import { listLinks, sendLink } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isCompletedByClient } from '@ardoise/domain/projects/moves.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { useToast } from '../../../components/Toast.tsx';
import { projectKey } from '../../../hooks/use-project.ts';

/** The link by which the client completes the order or agrees to the proof: when it was sent last, to whom, and sending it again. */
export function useClientLink(project: Project) {
  const id = project._id.$oid;
  // The agreement is taken where it is awaited, and nowhere else; a Direct Agence is completed by its client.
  const atClient = isCompletedByClient(project.statut) && !project.supprime;
  const awaited =
    (project.permissions['proof.approve'].allowed || atClient) && project.permissions['link.send'].allowed;
  const cache = useQueryClient();
  const toast = useToast();
  // The key begins with the project's: what reloads one reloads both.
  const queryKey = [...projectKey(id), 'liens'];
  const links = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(listLinks, { params: { id }, signal }),
    enabled: awaited,
  });
  const sending = useMutation({
    mutationFn: () => request(sendLink, { params: { id }, body: { purpose: 'approval' } }),
    onSuccess: ({ message }) => {
      toast({ message, duration: 7000 });
      void cache.invalidateQueries({ queryKey });
    },
    onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
  });
  const last = links.data
    ?.filter(({ purpose, revoque }) => purpose === 'approval' && revoque === null)
    .toSorted((one, other) => (one.t_envoi < other.t_envoi ? 1 : -1))[0];
  return {
    /** Absent where the viewer sends none. */
    resend: awaited ? () => sending.mutate() : undefined,
    busy: sending.isPending,
    last: awaited ? last : undefined,
  };
}

export type ClientLink = ReturnType<typeof useClientLink>;
