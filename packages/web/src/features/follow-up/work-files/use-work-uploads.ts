import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useUploads } from '../../../components/uploads/use-uploads.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { proofsKey } from '../../../hooks/use-proofs.ts';

/** Uploads of the agency: the page refetches after each. */
export function useWorkUploads(projectId: string, type: FileType) {
  const cache = useQueryClient();
  /** Files queued after the one that replaces the proof: they must not arrive before it. */
  const followers = useRef<File[]>([]);
  const reload = () => {
    void cache.invalidateQueries({ queryKey: projectKey(projectId) });
    void cache.invalidateQueries({ queryKey: proofsKey(projectId) });
  };
  const adding = useUploads({ projectId, type, inOrder: true, onUploaded: reload });
  const replacing = useUploads({
    projectId,
    type,
    replaces: true,
    onUploaded: () => {
      adding.add(followers.current);
      followers.current = [];
      reload();
    },
  });
  return {
    adding,
    replacing,
    add: adding.add,
    replace: (files: readonly File[]) => {
      followers.current = files.slice(1);
      replacing.add(files.slice(0, 1));
    },
  };
}
