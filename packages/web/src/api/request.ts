import { ERRORS, type ErrorCode, type FieldError } from '@ardoise/domain/base/errors.ts';
import { ACCOUNT_HEADER } from '@ardoise/domain/contract/account-header.ts';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { csrfToken, forgetCsrfToken } from './csrf-token.ts';
import { fetchOrEarly } from './early-replies.ts';
import { networkState, noteReached, noteUnreached } from './network-state.ts';
import { offerReply } from './offered-replies.ts';
import { accountHeaders } from './page-account.ts';
import { reportRefusal } from './refusals.ts';

/** Arguments of a call of the contract; omits parts that the call does not have. */
type RequestInput<C extends Call> = (C['params'] extends object ? { params: ParamsOf<C> } : object) &
  (C['query'] extends object ? { query?: { [Name in keyof QueryOf<C>]?: QueryOf<C>[Name] } } : object) &
  (C['body'] extends object ? { body: BodyOf<C> } : { body?: undefined }) & {
    signal?: AbortSignal | undefined;
    patience?: number;
  };

type Arguments<C extends Call> = C['params'] extends object
  ? [input: RequestInput<C>]
  : C['body'] extends object
    ? [input: RequestInput<C>]
    : [input?: RequestInput<C>];

/** Drupal's own calls reply in its format (specification/calls.md#session-and-people). */
const DRUPAL = /^\/(jdrupal|user)\//;

/** A reply with its ETag; 'unchanged' for a 304. */
export type Versioned<Reply> = { reply: Reply; etag: string | null } | 'unchanged';

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** The cached version. */
  etag?: string | undefined;
  priority?: RequestPriority | undefined;
  /** How long to wait before a kept reply is used, in milliseconds. */
  patience?: number | undefined;
}

/**
 * Makes a call of the contract. Types derive from its schemas; the reply is not validated again here.
 * @throws ApiError for an error response, NetworkError when the server is unreachable, AbortError when `signal` aborts.
 */
export function request<const C extends Call>(call: C, ...[input]: Arguments<C>): Promise<ReplyOf<C>> {
  const parts: Parts = input ?? {};
  const answer = withFreshToken(call, parts);
  return call.changes ? answer : orKept(answer, call, parts);
}

/** How long a read waits for the network where the device has a reply of before, in milliseconds. */
const PATIENCE_MS = 10_000;
const PATIENCE_UNREACHED_MS = 1_500;

const UNKNOWN = 404;

/**
 * The server's reply, or the one of before that the device keeps where the server is not reached, or does not have what was
 * begun here.
 */
async function orKept<Reply>(answer: Promise<Reply>, call: Call, parts: Parts): Promise<Reply> {
  const { patience = networkState().reached ? PATIENCE_MS : PATIENCE_UNREACHED_MS } = parts;
  const late = {};
  const unknown = {};
  const first = await Promise.race([
    answer.catch((error: unknown) => {
      if (error instanceof NetworkError) return late;
      if (error instanceof ApiError && error.status === UNKNOWN) return unknown;
      throw error;
    }),
    new Promise((resolve) => setTimeout(resolve, patience, late)),
  ]);
  if (first !== late && first !== unknown) return first as Reply;
  return instead(addressFor(call, parts), answer, first === unknown);
}

/** What answers a read that fails or is late: the reply of before that the device keeps, or the read itself. */
type Instead = <Reply>(address: string, answer: Promise<Reply>, isUnknown: boolean) => Promise<Reply>;

let instead: Instead = (_address, answer) => answer;

/** From now on (app/application.tsx): what the device keeps is opened with a key that is read by a call, too. */
export function answerInsteadBy(other: Instead): void {
  instead = other;
}

/** A conditional request by ETag. @throws as `request` */
export async function requestVersion<const C extends Call>(
  call: C,
  parts: Pick<Parts, 'params' | 'etag' | 'priority' | 'signal'>,
): Promise<Versioned<ReplyOf<C>>> {
  const response = await ask(call, parts);
  if (response.status === 304) return 'unchanged';
  if (!response.ok) throw await refusalOf(response);
  const text = await reach(() => response.text());
  return { reply: readReply(response, text) as ReplyOf<C>, etag: response.headers.get('etag') };
}

/** A multipart call with a file. @throws as `request` */
export function sendForm<const C extends Call>(
  call: C,
  { params, form, signal }: { params: Record<string, string>; form: FormData; signal?: AbortSignal },
): Promise<ReplyOf<C>> {
  return withFreshToken(call, { params, body: form, ...(signal && { signal }) });
}

async function withFreshToken<const C extends Call>(call: C, parts: Parts): Promise<ReplyOf<C>> {
  try {
    return (await send(call, parts)) as ReplyOf<C>;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'JETON_EXPIRE')) throw error;
    forgetCsrfToken();
    return (await send(call, parts)) as ReplyOf<C>;
  }
}

/** The URL of a call, for links, downloads and uploads with progress. */
export function addressOf(
  call: Pick<Call, 'path'>,
  { params = {}, query = {} }: Pick<Parts, 'params' | 'query'> = {},
) {
  const path = call.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

async function send(call: Call, parts: Parts): Promise<unknown> {
  const response = await ask(call, parts);
  if (!response.ok) throw await refusalOf(response);
  const text = await reach(() => response.text());
  const account = response.headers.get(ACCOUNT_HEADER);
  if (!call.changes && account !== null) offerReply({ address: addressFor(call, parts), account, text });
  return readReply(response, text);
}

/** The address of a call as it is requested. */
function addressFor(call: Call, { params, query }: Parts): string {
  return addressOf(call, {
    ...(params && { params }),
    query: DRUPAL.test(call.path) ? { _format: 'json', ...query } : (query ?? {}),
  });
}

function ask(call: Call, parts: Parts): Promise<Response> {
  const { body, signal, etag, priority } = parts;
  const address = addressFor(call, parts);
  const headers: Record<string, string> = { accept: 'application/json' };
  // The browser sets a form's Content-Type, with its boundary.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  if (etag !== undefined) headers['if-none-match'] = etag;
  return reach(async () => {
    if (call.changes) Object.assign(headers, accountHeaders(), { 'x-csrf-token': await csrfToken() });
    return fetchOrEarly(address, {
      method: call.method,
      credentials: 'same-origin',
      headers,
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(priority && { priority }),
    });
  });
}

function readReply(response: Response, text: string): unknown {
  if (text === '') return undefined;
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text;
}

async function reach<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    const result = await attempt();
    noteReached();
    return result;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    noteUnreached();
    throw new NetworkError(error);
  }
}

/** Parses an error response, and notifies the application of a 401 or 403. */
async function refusalOf(response: Response): Promise<ApiError> {
  const error = readRefusal(response.status, await response.text().catch(() => ''));
  if (error.status === 401 || error.status === 403) reportRefusal(error);
  return error;
}

interface ErrorReply {
  code?: ErrorCode;
  message?: string;
  champs?: FieldError[];
  etat?: unknown;
}

/** An error from its status and body, also for uploads, which do not use `fetch`. */
export function readRefusal(status: number, text: string): ApiError {
  const reply = parse(text);
  const code = reply.code ?? 'INTERNE';
  const message = reply.message ?? ERRORS[code].message;
  return new ApiError({ status, code, message, champs: reply.champs, etat: reply.etat });
}

function parse(text: string): ErrorReply {
  try {
    return JSON.parse(text) as ErrorReply;
  } catch {
    // A proxy's error page, not JSON.
    return {};
  }
}
