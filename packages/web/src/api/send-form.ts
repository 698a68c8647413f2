import type { Call, ReplyOf } from '@ardoise/domain/contract/call.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { csrfToken, forgetCsrfToken } from './csrf-token.ts';
import { noteReached, noteUnreached } from './network-state.ts';
import { accountHeaders } from './page-account.ts';
import { reportRefusal } from './refusals.ts';
import { readRefusal } from './request.ts';

/** Without progress for so long, in milliseconds, the connection counts as lost; once all is sent, the server checks it. */
const STALLED_MS = 20_000;
const CHECKED_MS = 60_000;

interface SentForm {
  form: FormData;
  /** Fraction sent, 0 to 1. */
  onProgress: (fraction: number) => void;
  /** Aborts: the server discards what it received. */
  signal: AbortSignal;
  /** How long the server may take once it has everything, in milliseconds. */
  patience?: number;
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
function send<const C extends Call>(
  call: C,
  { form, onProgress, signal, patience = CHECKED_MS }: SentForm,
  token: string,
): Promise<ReplyOf<C>> {
  const request = new XMLHttpRequest();
  const answer = new Promise<ReplyOf<C>>((resolve, reject) => {
    const stalled = whenStalled(request);
    request.upload.onprogress = ({ loaded, total }) => {
      stalled.postpone(loaded < total ? STALLED_MS : patience);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      noteReached();
      if (request.status < 300) resolve(JSON.parse(request.responseText) as ReplyOf<C>);
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
  request.send(form);
  signal.addEventListener('abort', () => request.abort());
  return answer;
}

/**
 * Sends a form with its files to a call of the contract, with progress.
 * @throws ApiError for an error response, NetworkError when the server is unreachable, AbortError when cancelled
 */
export async function sendForm<const C extends Call>(call: C, sent: SentForm): Promise<ReplyOf<C>> {
  try {
    return await send(call, sent, await uploadToken());
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'JETON_EXPIRE')) throw error;
    forgetCsrfToken();
    return send(call, sent, await uploadToken());
  }
}

async function uploadToken(): Promise<string> {
  try {
    return await csrfToken();
  } catch (error) {
    throw new NetworkError(error);
  }
}
