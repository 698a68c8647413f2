import { type Project, saveProject } from '@ardoise/domain/contract/projects.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { projectKey } from '../../../hooks/use-project.ts';

/** 'Plus tard': does not open the reminder for this project again. */
export function usePostponePopin(project: Project) {
  const cache = useQueryClient();
  const id = project._id.$oid;
  return useMutation({
    mutationFn: () =>
      request(saveProject, { params: { id }, body: { version: project.version, popin: false } }),
    onSuccess: (reply) => cache.setQueryData(projectKey(id), reply),
  });
}
