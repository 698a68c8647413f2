/** Class of a request by its user's patience: each has an expected duration of its own. */
export type RequestClass = 'page' | 'read' | 'write' | 'file';

/** @param contentType of the reply; null: not measured, a stream lasts as long as its page */
export function requestClass(
  { method, takesForm }: { method: string; takesForm: boolean },
  contentType: string,
): RequestClass | null {
  if (contentType.startsWith('text/event-stream')) return null;
  if (takesForm) return 'file';
  if (contentType.startsWith('text/html')) return 'page';
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return contentType === '' || contentType.startsWith('application/json') ? 'read' : 'file';
}

/** `2xx`, `3xx`, `4xx`, and each 5xx by itself: they have different causes. */
export function statusLabel(status: number): string {
  return status >= 500 ? String(status) : `${Math.floor(status / 100)}xx`;
}
