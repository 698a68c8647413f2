import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Pool } from 'pg';
import { countRequest } from './request-counts.repository.ts';

type Callback = Parameters<FastifyRateLimitStore['incr']>[1];
type LimitedRoute = Parameters<FastifyRateLimitStore['child']>[0] & {
  routeInfo?: { method?: string | string[]; url?: string };
};

/**
 * The store of `@fastify/rate-limit` in PostgreSQL: a limit is that of the installation, however many server processes
 * share it, and each limited route counts for itself.
 */
export function requestCounts(pool: Pool): FastifyRateLimitStoreCtor {
  class RequestCounts implements FastifyRateLimitStore {
    readonly #route: string;

    constructor(_options: object, route = '') {
      this.#route = route;
    }

    incr(caller: string, callback: Callback, windowMs: number): void {
      const key = createHash('sha256').update(`${this.#route}\n${caller}`).digest();
      countRequest(pool, key, windowMs).then(
        (count) => callback(null, count),
        (error: Error) => callback(error),
      );
    }

    child({ routeInfo: { method, url } = {} }: LimitedRoute): FastifyRateLimitStore {
      return new RequestCounts({}, `${method} ${url}`);
    }
  }
  return RequestCounts;
}
