import { createProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { settingsKey } from '../../../api/session.ts';

export interface NewProject {
  /** Idempotency key: the id of the draft, generated here. */
  id: string;
  type: ProjectType;
  nOutlet: string;
  /** On behalf of whom, for an administrator. */
  dc?: string;
  /** The user confirmed the low-quota alert. */
  quotaConfirme?: boolean;
}

/** Creates a draft, once for an id; the server checks quota, SMHF and kind again. */
export function useCreateProject() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...asked }: NewProject) => {
      const reply = await request(createProject, { body: { _id: { $oid: id }, ...asked } });
      return { id: reply._id.$oid, nextState: reply.nextState };
    },
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['projects'] });
      void cache.invalidateQueries({ queryKey: ['quota'] });
      // The refusal may come from a setting changed since: refetch.
      void cache.invalidateQueries({ queryKey: settingsKey });
    },
  });
}
