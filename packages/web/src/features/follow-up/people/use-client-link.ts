import { sendLink } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isCompletedByClient } from '@ardoise/domain/rules/moves.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { useToast } from '../../../components/Toast.tsx';
import { projectLinksKey, useProjectLinks } from '../../../hooks/use-project-links.ts';

/** The client's link to the order or the proof: last sent when and to whom, and an action to resend it. */
export function useClientLink(project: Project) {
  const id = project._id.$oid;
  // An approval is resent only in its status; a Direct Agence only while its client completes it.
  const atClient = isCompletedByClient(project.statut) && !project.supprime;
  const awaited =
    (project.permissions['proof.approve'].allowed || atClient) && project.permissions['link.send'].allowed;
  const cache = useQueryClient();
  const toast = useToast();
  const links = useProjectLinks(id, { enabled: awaited });
  const sending = useMutation({
    mutationFn: () => request(sendLink, { params: { id }, body: { purpose: 'approval' } }),
    onSuccess: ({ message }) => {
      toast({ message, duration: 7000 });
      void cache.invalidateQueries({ queryKey: projectLinksKey(id) });
    },
    onMutate: toast.clear,
    onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
  });
  const last = links.data
    ?.filter(({ purpose, revoque }) => purpose === 'approval' && revoque === null)
    .toSorted((one, other) => (one.t_envoi < other.t_envoi ? 1 : -1))[0];
  return {
    /** Absent without permission. */
    resend: awaited ? () => sending.mutate() : undefined,
    busy: sending.isPending,
    last: awaited ? last : undefined,
  };
}

export type ClientLink = ReturnType<typeof useClientLink>;
