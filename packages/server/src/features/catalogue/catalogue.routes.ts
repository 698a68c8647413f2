import { createHash } from 'node:crypto';
import { readCatalogue, readSettings } from '@ardoise/domain/contract/catalogue.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { JsonText, route } from '../../http/route.ts';
import { isVaeSuspended } from '../projects/settings.repository.ts';
import { readBanner, readCatalogueText } from './catalogue.repository.ts';
import { PICTURE_FOLDER } from './catalogue-pictures.ts';

/** What home says until head office writes something else (1-product.md section 2). */
const BUDGET_BANNER =
  'Sur Mesure\u00a0: le budget est consommé à 100\u00a0%. Chaque demande fait l’objet d’un arbitrage au cas par cas.';

/** Reference lists, their pictures, and the settings that screens show. */
export function catalogueRoutes(app: FastifyInstance, { pool }: AppContext): void {
  route(app, readCatalogue, async ({ params, request, reply }) => {
    const text = await readCatalogueText(pool, params.list);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return new JsonText(text);
  });

  route(app, readSettings, async () => ({
    banniere: (await readBanner(pool)) ?? BUDGET_BANNER,
    vaeSuspendue: await isVaeSuspended(pool),
  }));

  // Drawings of the product, the same for everybody: no session is asked. An SVG opened by itself can do nothing.
  void app.register(fastifyStatic, {
    root: PICTURE_FOLDER,
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
