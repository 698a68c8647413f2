import { createProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

export interface NewProject {
  type: ProjectType;
  /** For whom, when an administrator creates. */
  dc?: string;
  /** The alert on a low quota was read. */
  quotaConfirme?: boolean;
}

/** A new draft; the server checks the quota, the SMHF and the kind again. */
export function useCreateProject() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (project: NewProject) => {
      const reply = await request(createProject, { body: project });
      return { id: reply._id.$oid, nextState: reply.nextState };
    },
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['projects'] });
      void cache.invalidateQueries({ queryKey: ['quota'] });
    },
  });
}
