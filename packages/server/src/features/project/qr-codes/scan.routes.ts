import { required } from '@ardoise/domain/base/errors.ts';
import { scanQrBanner, scanQrCode, scanQrFile } from '@ardoise/domain/contract/qr-codes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlainPage } from '../../../http/plain-page.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { serveStored } from '../documents/files/serve-file.ts';
import { findScannedCode, type ScannedCode } from './qr-codes.repository.ts';
import { ScanCounter } from './scan-counter.ts';
import { bannerPage, outletPage, unknownCodePage, webAddress } from './scan-page.ts';

/** Rate limit: a café's guests share an address. */
const SCANS = { perMinute: 600 };

/** URL of a code's target, null without one. */
function targetOf({ type, url, file, code }: ScannedCode): string | null {
  if (type === 'url') return webAddress(url);
  return type === 'fichier' && file !== null ? `/q/${code}/fichier` : null;
}

function sendPage(reply: FastifyReply, { html, contentSecurityPolicy }: PlainPage, status = 200) {
  reply.header('content-security-policy', contentSecurityPolicy);
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

interface KeptFile {
  sha256: string;
  name: string;
  mime: string;
  unframed?: true;
}

/** Sends a code's banner or PDF. @throws Refusal INTROUVABLE */
async function sendKept(
  { pool, files: store }: AppContext,
  code: string,
  exchange: { request: FastifyRequest; reply: FastifyReply },
  kept: (scanned: ScannedCode) => KeptFile | null,
): Promise<FastifyReply> {
  const scanned = await findScannedCode(pool, code.toLowerCase());
  const file = required(scanned === null ? null : kept(scanned));
  const { sha256, name, mime, unframed } = file;
  return serveStored(store, exchange, {
    sha256,
    mime,
    filename: name,
    attachment: false,
    ...(unframed && { unframed }),
  });
}

/** Reply to a scan (specification/qr-codes.md#the-printed-code): the banner for its duration, then the URL or the PDF. */
export function scanRoutes(app: FastifyInstance, context: AppContext): void {
  const counter = new ScanCounter(context.pool, (err) =>
    app.log.error({ err }, 'scans were not counted yet'),
  );
  app.addHook('onClose', () => counter.stop());
  route(
    app,
    scanQrCode,
    async ({ params, reply }) => {
      const scanned = await findScannedCode(context.pool, params.code.toLowerCase());
      // The target may change after printing: no caching.
      reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      if (scanned === null) return sendPage(reply, unknownCodePage(), 404);
      counter.count(scanned.code, new Date());
      const target = targetOf(scanned);
      const { banner, outlet, code } = scanned;
      if (target === null) return sendPage(reply, outletPage(outlet));
      if (banner === null || banner.timer === 0) return reply.redirect(target, 302);
      return sendPage(reply, bannerPage(outlet, `/q/${code}/banniere`, banner.timer, target));
    },
    SCANS,
  );
  route(
    app,
    scanQrBanner,
    ({ params, ...exchange }) => sendKept(context, params.code, exchange, ({ banner }) => banner),
    SCANS,
  );
  route(
    app,
    scanQrFile,
    ({ params, ...exchange }) =>
      sendKept(context, params.code, exchange, ({ type, file }) =>
        type === 'fichier' && file !== null ? { ...file, mime: 'application/pdf', unframed: true } : null,
      ),
    SCANS,
  );
}
