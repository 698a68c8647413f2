import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { type ChangeEvent, useEffect } from 'react';
import { useUploads } from './use-uploads.ts';

interface PickedFiles {
  projectId: string;
  type: FileType;
  onUploaded: (file: ProjectFile) => void;
  /** Called with the number of uploads under way, 0 at unmount; stable. */
  onUnderWay?: ((count: number) => void) | undefined;
}

/** Uploads what file inputs pick. */
export function usePickedFiles({ projectId, type, onUploaded, onUnderWay }: PickedFiles) {
  const { pending, add, retry, cancel } = useUploads({ projectId, type, onUploaded });
  const underWay = pending.filter(({ failure }) => failure === null).length;
  useEffect(() => {
    onUnderWay?.(underWay);
    return () => onUnderWay?.(0);
  }, [onUnderWay, underWay]);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    add([...(event.target.files ?? [])]);
    // Allows picking the same file again after a failure.
    event.target.value = '';
  }
  return { pending, add, pick, retry, cancel };
}
