import type { Call, ReplyOf } from '@ardoise/domain/contract/call.ts';
import { uploadByLink } from '@ardoise/domain/contract/files.ts';
import { NetworkError } from '../../api/api-error.ts';
import { csrfToken } from '../../api/csrf-token.ts';
import { addressOf, readRefusal } from '../../api/request.ts';

export type Receipt = ReplyOf<typeof uploadByLink & Call>;

interface Sending {
  token: string;
  files: readonly File[];
  /** Fraction sent, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Cancels: nothing is left on the server, the link stays good. */
  signal: AbortSignal;
}

/**
 * Sends the files that a link asks for, by XMLHttpRequest since fetch tells nothing of how much has left.
 * @throws ApiError when they are refused, NetworkError when the server is not reached, AbortError when cancelled
 */
export async function sendFiles({ token, files, onProgress, signal }: Sending): Promise<Receipt> {
  const csrf = await csrfToken().catch((error: unknown) => Promise.reject(new NetworkError(error)));
  const request = new XMLHttpRequest();
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return new Promise<Receipt>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 300
        ? resolve(JSON.parse(request.responseText) as Receipt)
        : reject(readRefusal(request.status, request.responseText));
    request.onerror = () => reject(new NetworkError(new Error('upload')));
    request.onabort = () => reject(new DOMException('Envoi annulé', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.open(uploadByLink.method, addressOf(uploadByLink, { params: { token } }));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-csrf-token', csrf);
    request.send(form);
  });
}
