import type { Call, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { uploadByLink } from '@ardoise/domain/contract/files.ts';
import { NetworkError } from '../../api/api-error.ts';
import { csrfToken } from '../../api/csrf-token.ts';
import { addressOf, readRefusal } from '../../api/request.ts';

export type Receipt = ReplyOf<typeof uploadByLink & Call>;

interface Sending<To extends Call> {
  /** Receives a form with one or more `file`. */
  call: To;
  token: string;
  files: readonly File[];
  /** Fraction sent, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Aborts: leaves nothing on the server, the link stays valid. */
  signal: AbortSignal;
}

/**
 * Uploads the files of a link by XMLHttpRequest, since fetch has no upload progress.
 * @throws ApiError for an error response, NetworkError when the server is unreachable, AbortError when cancelled
 */
export async function sendFiles<const To extends Call>(sending: Sending<To>): Promise<ReplyOf<To>> {
  const { call, token, files, onProgress, signal } = sending;
  const csrf = await csrfToken().catch((error: unknown) => Promise.reject(new NetworkError(error)));
  const request = new XMLHttpRequest();
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return new Promise<ReplyOf<To>>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 300
        ? resolve(JSON.parse(request.responseText) as ReplyOf<To>)
        : reject(readRefusal(request.status, request.responseText));
    request.onerror = () => reject(new NetworkError(new Error('upload')));
    request.onabort = () => reject(new DOMException('Envoi annulé', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.open(call.method, addressOf(call, { params: { token } }));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-csrf-token', csrf);
    request.send(form);
  });
}
