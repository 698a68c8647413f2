import { createHash } from 'node:crypto';
import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { JsonText, route } from '../../../http/route.ts';
import type { AppContext } from '../app-context.ts';
import { readCatalogueText } from './catalogue.repository.ts';

/** Reference lists and their pictures. */
export function catalogueRoutes(app: FastifyInstance, { pool, files }: AppContext): void {
  route(app, readCatalogue, async ({ params, request, reply }) => {
    const text = await readCatalogueText(pool, params.list);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return new JsonText(text);
  });

  if (files.drawings === null) return;
  // Public, like uploaded pictures: no session. The policy disables scripts in an SVG opened directly.
  void app.register(fastifyStatic, {
    root: files.drawings,
    prefix: '/catalogue/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    maxAge: '1d',
    setHeaders: (reply) => {
      reply.header('x-content-type-options', 'nosniff');
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    },
  });
}
