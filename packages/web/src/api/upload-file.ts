import { uploadFile as call, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { csrfToken, forgetCsrfToken } from './csrf-token.ts';
import { noteReached, noteUnreached } from './network-state.ts';
import { accountHeaders } from './page-account.ts';
import { reportRefusal } from './refusals.ts';
import { readRefusal } from './request.ts';

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

/** Without progress for so long, in milliseconds, the connection counts as lost; once all is sent, the server checks it. */
const STALLED_MS = 20_000;
const CHECKED_MS = 60_000;

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

function refusalOf({ status, responseText }: XMLHttpRequest): ApiError {
  const error = readRefusal(status, responseText);
  if (error.status === 401 || error.status === 403) reportRefusal(error);
  return error;
}

/** Aborts a request that stopped advancing: a network without internet fails no request by itself. */
function whenStalled(request: XMLHttpRequest) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stalled = false;
  const stall = () => {
    stalled = true;
    request.abort();
  };
  const postpone = (patience: number) => {
    clearTimeout(timer);
    timer = setTimeout(stall, patience);
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', stall);
  };
  // Another network: what the former one carried is not answered any more.
  window.addEventListener('online', stall);
  postpone(STALLED_MS);
  return { postpone, stop, happened: () => stalled };
}

/** By XMLHttpRequest, since fetch has no upload progress. */
function send(upload: Upload, token: string): Promise<ProjectFile> {
  const request = new XMLHttpRequest();
  const answer = new Promise<ProjectFile>((resolve, reject) => {
    const stalled = whenStalled(request);
    request.upload.onprogress = ({ loaded, total }) => {
      stalled.postpone(loaded < total ? STALLED_MS : CHECKED_MS);
      upload.onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      noteReached();
      if (request.status < 300) resolve(JSON.parse(request.responseText) as ProjectFile);
      else reject(refusalOf(request));
    };
    const unreached = () => {
      noteUnreached();
      reject(new NetworkError(new Error('upload')));
    };
    request.onerror = unreached;
    request.onabort = () =>
      stalled.happened() ? unreached() : reject(new DOMException('Envoi annulé', 'AbortError'));
    request.onloadend = stalled.stop;
  });
  request.open(call.method, call.path);
  request.setRequestHeader('accept', 'application/json');
  const headers = { ...accountHeaders(), 'x-csrf-token': token };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
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
    return await send(upload, await uploadToken());
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'JETON_EXPIRE')) throw error;
    forgetCsrfToken();
    return send(upload, await uploadToken());
  }
}

async function uploadToken(): Promise<string> {
  try {
    return await csrfToken();
  } catch (error) {
    throw new NetworkError(error);
  }
}
