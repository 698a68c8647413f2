import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 5_000;
const MOST_REDIRECTS = 5;
const LOOPBACK = '127.0.0.1';

/**
 * What a request to a typed address found: a status, or why there was none. `network` is a failure of our own network,
 * which says nothing of the address.
 */
export type Reached =
  | { status: number }
  | { failure: 'refused' | 'unknown' | 'silent' | 'unsafe' | 'redirects' | 'certificate' | 'network' };

/** For tests. */
export interface ReachOptions {
  /** 127.0.0.1 counts as public. */
  allowLoopback?: boolean;
  /** Of all redirects together, in ms. */
  patience?: number;
  /** Resolves names, in place of the system's resolver. */
  resolve?: (hostname: string) => LookupAddress[];
}

class UnsafeAddress extends Error {
  readonly code = 'EUNSAFE';
}

/** Failures by the error's code; any other is `silent`. */
const FAILURES: Record<string, Extract<Reached, { failure: string }>['failure']> = {
  EUNSAFE: 'unsafe',
  ENOTFOUND: 'unknown',
  ECONNREFUSED: 'refused',
  // No resolver, no route: ours.
  EAI_AGAIN: 'network',
  EAI_FAIL: 'network',
  EAI_NODATA: 'unknown',
  ENETUNREACH: 'network',
  ENETDOWN: 'network',
  EHOSTUNREACH: 'network',
  EADDRNOTAVAIL: 'network',
};

function failureOf(error: unknown): Reached {
  const { code = '' } = error as { code?: string };
  if (/^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/.test(code))
    return { failure: 'certificate' };
  return { failure: FAILURES[code] ?? 'silent' };
}

/**
 * DNS lookup that passes only public addresses to the connection: the address that was checked is the one that is
 * connected to, so that a name that resolves differently the next time (DNS rebinding) gains nothing.
 */
function publicLookup({ allowLoopback = false, resolve }: ReachOptions): LookupFunction {
  const find: typeof lookup = resolve
    ? (((hostname: string, _: unknown, found: (error: null, addresses: LookupAddress[]) => void) =>
        found(null, resolve(hostname))) as typeof lookup)
    : lookup;
  return (hostname, options, callback) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const safe = addresses.every(
        ({ address }) => isPublicAddress(address) || (allowLoopback && address === LOOPBACK),
      );
      if (!safe) return callback(new UnsafeAddress(hostname), '');
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      callback(null, first?.address ?? '', first?.family);
    });
  };
}

/** An IP address in the URL is not looked up. @throws UnsafeAddress */
function refuseUnsafe(url: URL, { allowLoopback = false }: ReachOptions): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new UnsafeAddress(url.protocol);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0 || isPublicAddress(host) || (allowLoopback && host === LOOPBACK)) return;
  throw new UnsafeAddress(host);
}

/** What is sent with it; a GET by default. */
interface Sent {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}
const PLAIN_GET: Sent = { method: 'GET', headers: { accept: '*/*' } };

/** Sends one request; the response body is not read. */
function ask(
  url: URL,
  signal: AbortSignal,
  options: ReachOptions,
  { method, headers, body }: Sent = PLAIN_GET,
): Promise<{ status: number; to: string | undefined }> {
  refuseUnsafe(url, options);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolved, rejected) => {
    const sent = request(
      url,
      {
        agent: false,
        lookup: publicLookup(options),
        signal,
        method,
        headers: { 'user-agent': 'Ardoise', ...headers },
      },
      (response) => {
        response.destroy();
        resolved({ status: response.statusCode ?? 0, to: response.headers.location });
      },
    );
    sent.on('error', rejected);
    // An unrequested upgrade (101) emits neither `response` nor `error`; in all other cases this is settled already.
    sent.on('close', () => rejected(new Error('the connection ended without an answer')));
    sent.end(body);
  });
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/**
 * Requests a URL that a user typed: http(s) to public addresses only, checked after resolution and at each
 * redirect, 5 seconds in all, the body unread (specification/security.md#requests-to-typed-addresses).
 */
export async function reachAddress(address: string, options: ReachOptions = {}): Promise<Reached> {
  const signal = AbortSignal.timeout(options.patience ?? TIMEOUT_MS);
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const { status, to } = await ask(url, signal, options);
      if (!isRedirect(status) || to === undefined) return { status };
      url = new URL(to, url);
    }
    return { failure: 'redirects' };
  } catch (error) {
    return failureOf(error);
  }
}

/** Posts a body to a URL that a user typed, by the same rules; a redirect is returned, not followed. */
export async function postToAddress(
  address: string,
  sent: Pick<Sent, 'headers'> & { body: string },
  options: ReachOptions = {},
): Promise<Reached> {
  const signal = AbortSignal.timeout(options.patience ?? TIMEOUT_MS);
  try {
    const { status } = await ask(new URL(address), signal, options, { method: 'POST', ...sent });
    return isRedirect(status) ? { failure: 'redirects' } : { status };
  } catch (error) {
    return failureOf(error);
  }
}
