/** Prefetched replies, requested by the page before its scripts were loaded: each is used once. */
type EarlyReplies = Map<string, Promise<Response>>;

declare global {
  interface Window {
    ardoiseEarly?: EarlyReplies;
  }
}

/** Expiry: a screen that has not used it by then makes a new request. */
const KEPT_MS = 15_000;

/** Cache key of a call, independent of the order of its parameters. */
function sameCall(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const sorted = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`).toSorted();
  return [path, ...sorted].join('&');
}

/** Prefetches these calls, for `fetchOrEarly`. */
export function callEarly(addresses: readonly string[]): void {
  const headers = { accept: 'application/json' };
  const replies: EarlyReplies = new Map();
  for (const address of addresses) {
    const reply = fetch(address, { credentials: 'same-origin', headers });
    // An error is handled by the user of the reply; it may have none.
    reply.catch(() => undefined);
    replies.set(sameCall(address), reply);
  }
  window.ardoiseEarly = replies;
  setTimeout(() => replies.clear(), KEPT_MS);
}

/** As `fetch`, using a prefetched reply if there is one, unless it failed. */
export function fetchOrEarly(address: string, options: RequestInit): Promise<Response> {
  const key = sameCall(address);
  const early = options.method === 'GET' ? window.ardoiseEarly?.get(key) : undefined;
  if (early === undefined) return fetch(address, options);
  window.ardoiseEarly?.delete(key);
  return early.catch(() => fetch(address, options));
}
