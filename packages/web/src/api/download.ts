import type { Call } from '@ardoise/domain/contract/call.ts';
import { NetworkError } from './api-error.ts';
import { reportRefusal } from './refusals.ts';
import { addressOf, readRefusal } from './request.ts';

interface Download {
  query: Record<string, unknown>;
  /** Bytes received, and the total where known. */
  onProgress: (received: number, total: number | null) => void;
  signal: AbortSignal;
}

async function refusalOf(response: Response) {
  const error = readRefusal(response.status, await response.text().catch(() => ''));
  if (error.status === 401 || error.status === 403) reportRefusal(error);
  return error;
}

async function receive(response: Response, onProgress: Download['onProgress']): Promise<Blob> {
  const total = Number(response.headers.get('content-length')) || null;
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  onProgress(0, total);
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) break;
    pieces.push(value);
    received += value.length;
    onProgress(received, total);
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}

/**
 * Downloads a file from a call of the contract, with progress.
 * @throws ApiError for an error response, NetworkError when the server is unreachable or stops, AbortError when
 * cancelled
 */
export async function download(call: Call, { query, onProgress, signal }: Download): Promise<Blob> {
  try {
    const response = await fetch(addressOf(call, { query }), { credentials: 'same-origin', signal });
    if (!response.ok) throw await refusalOf(response);
    return await receive(response, onProgress);
  } catch (error) {
    if (error instanceof TypeError) throw new NetworkError(error);
    throw error;
  }
}

/** Saves a downloaded file through the browser, under this name. */
export function keepFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
