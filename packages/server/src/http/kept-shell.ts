import { createHash } from 'node:crypto';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** In the built worker (packages/web/build/shell-worker.ts): what its pages and files are, as a hash. */
const VERSION_PLACE = '__SHELL_VERSION__';

/** A worker's policy is that of its script: the usual one of a static file would block its own requests. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

interface KeptShell<Page extends { html: string }> {
  /** The built worker; without one nothing is kept. */
  worker: string | null;
  /** The pages that a device may keep, by their file's name. */
  pages: ReadonlyMap<string, Page>;
  send: (request: FastifyRequest, reply: FastifyReply, page: Page) => FastifyReply;
}

/** Changes with the files of the build and with what this server says in its pages. */
function versionOf(worker: string, pages: ReadonlyMap<string, { html: string }>): string {
  const hash = createHash('sha256').update(worker);
  for (const [file, { html }] of pages) hash.update('\0').update(file).update('\0').update(html);
  return hash.digest('hex').slice(0, 16);
}

/**
 * `/sw.js`, the worker that keeps the shell on a device, and `/coquille/<version>/<file>`, the pages that it keeps: the
 * same for everybody. Another version's pages are 404: while processes of two releases serve, a device keeps one whole.
 */
export function serveKeptShell<Page extends { html: string }>(
  app: FastifyInstance,
  { worker, pages, send }: KeptShell<Page>,
): void {
  if (worker === null) return;
  const version = versionOf(worker, pages);
  const script = worker.replaceAll(VERSION_PLACE, version);
  app.get('/sw.js', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': WORKER_POLICY, 'cache-control': 'no-cache' })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
  app.get<{ Params: { version: string; file: string } }>('/coquille/:version/:file', (request, reply) => {
    const page = request.params.version === version ? pages.get(request.params.file) : undefined;
    if (page === undefined) throw new Refusal('INTROUVABLE');
    return send(request, reply, page);
  });
}
