import type { ProjectFile } from '@ardoise/domain/contract/files.ts';

/** Whether a file of a list waits on this device: the server has not hashed it yet. */
export const isPendingFile = (file: Pick<ProjectFile, 'empreinte'> | undefined): boolean =>
  file?.empreinte === '';
