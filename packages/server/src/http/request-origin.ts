import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import type { ApiKey } from './api-keys.repository.ts';
import type { Session } from './session.repository.ts';

/** Account and address of a request, as far as known. */
export interface RequestOrigin {
  who: Pick<Session, 'uid' | 'name'> | null;
  /** Client address, as far as proxies are trusted; empty outside of a request. */
  address: string;
  requestId: string;
  /** Of the browser. */
  userAgent?: string;
  /** Name of the key that the request came with. */
  key?: string;
  /** Replies name pictures of signatures by their addresses (contract/project-parts.ts). */
  signaturesByAddress?: true;
}

/** A command or a job of the server itself: there is no request. */
const NO_REQUEST: RequestOrigin = { who: null, address: '', requestId: '' };

/**
 * The current request, for code deep within an operation (the security log): an AsyncLocalStorage, so that operations
 * need not pass it on.
 */
const underWay = new AsyncLocalStorage<RequestOrigin>();

declare module 'fastify' {
  interface FastifyRequest {
    /** The session, once resolved. */
    caller: Session | null;
    /** The API key that authenticates it; null for a session cookie. */
    apiKey: ApiKey | null;
  }
}

export function originOf({ caller, apiKey, ip, id, headers, query }: FastifyRequest): RequestOrigin {
  const userAgent = headers['user-agent'] ?? '';
  const byAddress = (query as { signatures?: unknown }).signatures === 'adresses';
  return {
    who: caller,
    address: ip,
    requestId: id,
    userAgent,
    ...(apiKey && { key: apiKey.name }),
    ...(byAddress && { signaturesByAddress: true as const }),
  };
}

/** Runs a call's handler in the context of its request. */
export function asRequest<Result>(request: FastifyRequest, work: () => Result): Result {
  return underWay.run(originOf(request), work);
}

/** Runs a request's work in another name than a session's. */
export function asActor<Result>(
  request: FastifyRequest,
  who: NonNullable<RequestOrigin['who']>,
  work: () => Result,
): Result {
  return underWay.run({ ...originOf(request), who }, work);
}

/** Runs a background job on behalf of the person who requested it. */
export function asPerson<Result>(who: RequestOrigin['who'], work: () => Result): Result {
  return underWay.run({ ...NO_REQUEST, who }, work);
}

/** Origin of the current request. */
export function presentOrigin(): RequestOrigin {
  return underWay.getStore() ?? NO_REQUEST;
}
