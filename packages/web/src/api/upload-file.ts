import { uploadFile as call, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { sendForm } from './send-form.ts';

export interface Upload {
  projectId: string;
  type: FileType;
  file: File;
  /** Fraction sent, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Aborts: the server discards the upload. */
  signal: AbortSignal;
  /** The user accepted the warning that signatures will be voided. */
  voidsSignatures?: boolean;
  /** Replaces the current proof. */
  replaces?: boolean;
  /** Made on the device: the server attaches the file once, however often it arrives (specification/files.md). */
  id?: string;
}

function formOf({ projectId, type, file, voidsSignatures, replaces, id }: Upload): FormData {
  const form = new FormData();
  form.append('projet_id', projectId);
  form.append('file_type', type);
  if (voidsSignatures) form.append('annuleSignatures', '1');
  if (replaces) form.append('remplace', '1');
  if (id !== undefined) form.append('id', id);
  // The file is last: the server streams it and needs the other fields before.
  form.append('file', file);
  return form;
}

/**
 * Attaches a file to a project.
 * @throws ApiError for an error response, NetworkError when the server is unreachable, AbortError when cancelled
 */
export const uploadFile = (upload: Upload): Promise<ProjectFile> =>
  sendForm(call, { form: formOf(upload), onProgress: upload.onProgress, signal: upload.signal });
