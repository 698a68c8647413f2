import * as z from 'zod/mini';
import { SalesforceFailure } from './salesforce-failure.ts';

/** Access to the company's own domain by the client-credentials flow. */
export interface SalesforceAccess {
  /** Origin of the domain, without a trailing slash: `https://company.my.salesforce.com`. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** `v65.0`. */
  apiVersion: string;
}

/** Calls of the last 24 hours, of `Sforce-Limit-Info`. */
export interface CallUsage {
  used: number;
  limit: number;
}

const Page = z.object({
  totalSize: z.number(),
  done: z.boolean(),
  nextRecordsUrl: z.optional(z.string().check(z.startsWith('/services/data/'))),
  records: z.array(z.record(z.string(), z.unknown())),
});
export type SalesforcePage = z.infer<typeof Page>;

const Token = z.object({ access_token: z.string().check(z.minLength(1)) });
const Refused = z.object({ error: z.string(), error_description: z.optional(z.string()) });
const Errors = z.array(z.object({ message: z.string(), errorCode: z.string() })).check(z.minLength(1));

const TOKEN_MS = 10_000;

interface Answer {
  status: number;
  /** Undefined for a body that is empty, cut off or no JSON. */
  body: unknown;
  limitInfo: string | null;
}

/** @throws SalesforceFailure for an unreachable host, a time-out, a connection that breaks */
async function exchange(address: string, init: RequestInit): Promise<Answer> {
  try {
    // A redirect is not followed: the token is for this domain alone.
    const response = await fetch(address, { ...init, redirect: 'manual' });
    const text = await response.text();
    return {
      status: response.status,
      body: jsonOf(text),
      limitInfo: response.headers.get('sforce-limit-info'),
    };
  } catch (error) {
    if (init.signal?.aborted) throw new SalesforceFailure('lent', 'Pas de réponse à temps');
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new SalesforceFailure('injoignable', cause?.code ?? cause?.message ?? message);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The failure of an error reply. */
function failureOf({ status, body }: Answer): SalesforceFailure {
  const first = Errors.safeParse(body).data?.[0];
  const code = first?.errorCode ?? '';
  const words = first === undefined ? `HTTP ${status}` : `${code}: ${first.message}`;
  if (code === 'REQUEST_LIMIT_EXCEEDED') return new SalesforceFailure('limite', words);
  if (status === 401 || status === 403) return new SalesforceFailure('refuse', words);
  if (status === 400 || status === 404) return new SalesforceFailure('requete', words);
  return new SalesforceFailure('injoignable', words);
}

/** Rejects at the caller's time-out; the shared request continues for the others. */
function within<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const late = () => new SalesforceFailure('lent', 'Pas de réponse à temps');
  if (signal.aborted) return Promise.reject(late());
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(late());
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/**
 * Salesforce's REST API, as much of it as is needed: a token by client credentials, SOQL queries, their further pages. The
 * token has no known expiry: it is renewed once on INVALID_SESSION_ID, by one request for all calls in flight.
 */
export class SalesforceClient {
  readonly #access: SalesforceAccess;
  readonly #onUsage: (usage: CallUsage) => void;
  #token: Promise<string> | null = null;

  constructor(access: SalesforceAccess, onUsage: (usage: CallUsage) => void) {
    this.#access = access;
    this.#onUsage = onUsage;
  }

  /** The first page of a query, up to 2,000 records. @throws SalesforceFailure */
  query(soql: string, signal: AbortSignal): Promise<SalesforcePage> {
    const path = `/services/data/${this.#access.apiVersion}/query?q=${encodeURIComponent(soql)}`;
    return this.#page(path, signal);
  }

  /** The page at a `nextRecordsUrl`. @throws SalesforceFailure */
  nextPage(nextRecordsUrl: string, signal: AbortSignal): Promise<SalesforcePage> {
    return this.#page(nextRecordsUrl, signal);
  }

  async #page(path: string, signal: AbortSignal): Promise<SalesforcePage> {
    const answer = await this.#get(path, signal, true);
    if (answer.status !== 200) throw failureOf(answer);
    const page = Page.safeParse(answer.body);
    if (page.success) return page.data;
    throw new SalesforceFailure('injoignable', 'Réponse illisible');
  }

  async #get(path: string, signal: AbortSignal, mayRenew: boolean): Promise<Answer> {
    const token = this.#currentToken();
    const answer = await exchange(this.#access.url + path, {
      headers: { authorization: `Bearer ${await within(token, signal)}`, accept: 'application/json' },
      signal,
    });
    const usage = /api-usage=(\d+)\/(\d+)/.exec(answer.limitInfo ?? '');
    if (usage !== null) this.#onUsage({ used: Number(usage[1]), limit: Number(usage[2]) });
    if (answer.status !== 401 || !mayRenew) return answer;
    // Race: another call may have renewed it already.
    if (this.#token === token) this.#token = null;
    return this.#get(path, signal, false);
  }

  #currentToken(): Promise<string> {
    if (this.#token !== null) return this.#token;
    const renewed = this.#renew();
    this.#token = renewed;
    renewed.catch(() => {
      if (this.#token === renewed) this.#token = null;
    });
    return renewed;
  }

  async #renew(): Promise<string> {
    const { url, clientId, clientSecret } = this.#access;
    const answer = await exchange(`${url}/services/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
      // Its own time-out: shared by every call that waits for it.
      signal: AbortSignal.timeout(TOKEN_MS),
    });
    const token = Token.safeParse(answer.body);
    if (answer.status === 200 && token.success) return token.data.access_token;
    const refused = Refused.safeParse(answer.body).data;
    if (refused === undefined) throw failureOf(answer);
    throw new SalesforceFailure('refuse', `${refused.error}: ${refused.error_description ?? ''}`);
  }
}
