/** Replies that were asked for with the page, before its scripts were there: each is picked up once. */
type EarlyReplies = Map<string, Promise<Response>>;

declare global {
  interface Window {
    ardoiseEarly?: EarlyReplies;
  }
}

/** A screen that has not asked by then asks anew. */
const KEPT_MS = 15_000;

/** The same for the same call, whatever the order of its parameters. */
function sameCall(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const sorted = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`).toSorted();
  return [path, ...sorted].join('&');
}

/** Makes these calls now, for `fetchOrEarly` to pick up. */
export function callEarly(addresses: readonly string[]): void {
  const headers = { accept: 'application/json' };
  const replies: EarlyReplies = new Map();
  for (const address of addresses) {
    const reply = fetch(address, { credentials: 'same-origin', headers });
    // Whoever picks it up hears of it; nobody may.
    reply.catch(() => undefined);
    replies.set(sameCall(address), reply);
  }
  window.ardoiseEarly = replies;
  setTimeout(() => replies.clear(), KEPT_MS);
}

/** As `fetch`; a read that left with the page is not made again, unless it failed on the way. */
export function fetchOrEarly(address: string, options: RequestInit): Promise<Response> {
  const key = sameCall(address);
  const early = options.method === 'GET' ? window.ardoiseEarly?.get(key) : undefined;
  if (early === undefined) return fetch(address, options);
  window.ardoiseEarly?.delete(key);
  return early.catch(() => fetch(address, options));
}
