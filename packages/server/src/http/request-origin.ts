import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session.repository.ts';

/** Who makes a request and from where, as far as it is known. */
export interface RequestOrigin {
  who: Pick<Session, 'uid' | 'name'> | null;
  /** As far as the proxies that are believed say; empty outside of a request. */
  address: string;
  requestId: string;
}

/** A command or a job of the server itself: there is no request. */
const NO_REQUEST: RequestOrigin = { who: null, address: '', requestId: '' };

/**
 * The request under way, for what is written deep within an operation (the security log): carried by Node beside the
 * calls, so that operations need not hand it down.
 */
const underWay = new AsyncLocalStorage<RequestOrigin>();

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, once it was asked. */
    caller: Session | null;
  }
}

export function originOf({ caller, ip, id }: FastifyRequest): RequestOrigin {
  return { who: caller, address: ip, requestId: id };
}

/** Runs a call's handler as the request that it answers. */
export function asRequest<Result>(request: FastifyRequest, work: () => Result): Result {
  return underWay.run(originOf(request), work);
}

/** Whose request is under way. */
export function presentOrigin(): RequestOrigin {
  return underWay.getStore() ?? NO_REQUEST;
}
