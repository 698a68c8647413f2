import { scanQrBanner, scanQrCode, scanQrFile } from '@ardoise/domain/contract/qr-codes.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { serveFile } from '../files/serve-file.ts';
import { findScannedCode, type ScannedCode } from './qr-codes.repository.ts';
import { bannerPage, outletPage, type ScanPage, unknownCodePage, webAddress } from './scan-page.ts';

/** A café's guests share an address. */
const SCANS = { perMinute: 600 };

/** Where a code leads, null while it leads nowhere. */
function targetOf({ type, url, file, code }: ScannedCode): string | null {
  if (type === 'url') return webAddress(url);
  return type === 'fichier' && file !== null ? `/q/${code}/fichier` : null;
}

function sendPage(reply: FastifyReply, { html, contentSecurityPolicy }: ScanPage, status = 200) {
  reply.header('content-security-policy', contentSecurityPolicy);
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/** What a scan opens (3-decisions.md section 7): the banner for its time, then the address or the PDF. */
export function scanRoutes(app: FastifyInstance, { pool, files: store }: AppContext): void {
  route(
    app,
    scanQrCode,
    async ({ params, reply }) => {
      const scanned = await findScannedCode(pool, params.code.toLowerCase());
      // The target may change after printing: no phone keeps it.
      reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      if (scanned === null) return sendPage(reply, unknownCodePage(), 404);
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
    async ({ params, request, reply }) => {
      const banner = (await findScannedCode(pool, params.code.toLowerCase()))?.banner ?? null;
      if (banner === null) throw new Refusal('INTROUVABLE');
      const { sha256, mime, name } = banner;
      return serveFile(request, reply, {
        path: store.pathOf(sha256),
        mime,
        etag: `"${sha256}"`,
        filename: name,
        attachment: false,
      });
    },
    SCANS,
  );

  route(
    app,
    scanQrFile,
    async ({ params, request, reply }) => {
      const scanned = await findScannedCode(pool, params.code.toLowerCase());
      if (scanned?.type !== 'fichier' || scanned.file === null) throw new Refusal('INTROUVABLE');
      const { sha256, name } = scanned.file;
      return serveFile(request, reply, {
        path: store.pathOf(sha256),
        mime: 'application/pdf',
        etag: `"${sha256}"`,
        filename: name,
        attachment: false,
      });
    },
    SCANS,
  );
}
