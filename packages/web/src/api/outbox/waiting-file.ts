import type { ProjectFile } from '@ardoise/domain/contract/files.ts';

/** Whether a file waits to be sent from this device: the server has not hashed it yet. */
export const isWaitingFile = (file: Pick<ProjectFile, 'empreinte'> | undefined): boolean =>
  file?.empreinte === '';
