import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';
/** Health checks, polled every few seconds by several clients. */
const PROBES = /^\/(sante|metriques)/;
/** A UUID, ULID or hexadecimal trace id; too short for a token of a mailed link, and nothing that a log line could break on. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9-]{7,39}$/;

/** The id that a proxy gave the request, if it is well-formed; otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER];
  // Not a counter, which would restart with each process: ids are unique over several logs.
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Returns each request's id in its reply. */
export function returnRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADER, request.id);
    done();
  });
}

/**
 * Logs each finished request, at level `info`: its declared route, never its URL, which may contain the token
 * of a mailed link or a search term; not those of proxies and monitoring.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    if (PROBES.test(routeOptions.url ?? '')) {
      done();
      return;
    }
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? 'page', status: reply.statusCode, ms }, 'request');
    done();
  });
}
