import type { Project } from '@ardoise/domain/contract/projects.ts';
import { messageOf } from '../../../api/api-error.ts';
import { projectName } from '../../../components/projects/project-name.ts';
import { useToast } from '../../../components/Toast.tsx';
import { useRestoreProject } from '../../../hooks/use-restore-project.ts';

/** Restores the displayed project, with a confirmation. */
export function useRestore(project: Project): () => void {
  const restore = useRestoreProject();
  const toast = useToast();
  return () => {
    if (restore.isPending) return;
    toast.clear();
    restore.mutate(project._id.$oid, {
      onSuccess: () => toast({ message: `${projectName(project)} est rétabli.` }),
      onError: (error) => toast({ tone: 'stop', message: messageOf(error) }),
    });
  };
}
