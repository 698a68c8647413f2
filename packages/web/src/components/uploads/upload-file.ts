import { uploadFile as call, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { ApiError, NetworkError } from '../../api/api-error.ts';
import { csrfToken, forgetCsrfToken } from '../../api/csrf-token.ts';
import { reportRefusal } from '../../api/refusals.ts';
import { readRefusal } from '../../api/request.ts';

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
}

function formOf({ projectId, type, file, voidsSignatures, replaces }: Upload): FormData {
  const form = new FormData();
  form.append('projet_id', projectId);
  form.append('file_type', type);
  if (voidsSignatures) form.append('annuleSignatures', '1');
  if (replaces) form.append('remplace', '1');
  // The file is last: the server streams it and needs the other fields before.
  form.append('file', file);
  return form;
}

function refusalOf({ status, responseText }: XMLHttpRequest): ApiError {
  const error = readRefusal(status, responseText);
  if (error.status === 401 || error.status === 403) reportRefusal(error);
  return error;
}

/** By XMLHttpRequest, since fetch has no upload progress. */
function send(upload: Upload, token: string): Promise<ProjectFile> {
  const request = new XMLHttpRequest();
  const answer = new Promise<ProjectFile>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => upload.onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 300
        ? resolve(JSON.parse(request.responseText) as ProjectFile)
        : reject(refusalOf(request));
    request.onerror = () => reject(new NetworkError(new Error('upload')));
    request.onabort = () => reject(new DOMException('Envoi annulé', 'AbortError'));
  });
  request.open(call.method, call.path);
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('x-csrf-token', token);
  request.send(formOf(upload));
  upload.signal.addEventListener('abort', () => request.abort());
  return answer;
}

/**
 * Attaches a file to a project.
 * @throws ApiError for an error response, NetworkError when the server is unreachable, AbortError when cancelled
 */
export async function uploadFile(upload: Upload): Promise<ProjectFile> {
  try {
    return await send(upload, await csrfToken());
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'JETON_EXPIRE')) throw error;
    forgetCsrfToken();
    return send(upload, await csrfToken());
  }
}
