import { readQrCode, readQrCodePicture, scanQrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findProject } from '../projects/projects.repository.ts';
import { drawPng, drawSvg, qrCodeAddress } from './draw-qr-code.ts';
import { findQrCodeOf, findScannedCode, type QrCode } from './qr-codes.repository.ts';
import { isWebAddress, outletPage, unknownCodePage } from './scan-page.ts';

/** A café's guests share an address. */
const SCANS_A_MINUTE = 600;

/** QR codes: the code of a project, its picture, and what a scan leads to (3-decisions.md section 7). */
export function qrCodeRoutes(app: FastifyInstance, { pool, config }: AppContext): void {
  const addressOf = (code: string) => qrCodeAddress(config.publicUrl, code);

  const codeInScope = async (id: string, actor: Actor): Promise<QrCode> => {
    const project = await findProject(pool, id, actor);
    const code = project === null ? null : await findQrCodeOf(pool, id);
    if (code === null) throw new Refusal('INTROUVABLE');
    return code;
  };

  route(app, readQrCode, async ({ params, session }) => {
    const { code, type, url } = await codeInScope(params.id, session);
    return { type, url, extra: { qrcodeUrl: addressOf(code) } };
  });

  route(app, readQrCodePicture, async ({ params, session, reply }) => {
    const address = addressOf((await codeInScope(params.id, session)).code);
    reply.headers({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' });
    if (params.format === 'png') {
      return reply.type('image/png').send(await drawPng(address));
    }
    reply.header('content-security-policy', 'sandbox');
    return reply.type('image/svg+xml').send(await drawSvg(address));
  });

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
      if (scanned?.type === 'url' && isWebAddress(scanned.url)) return reply.redirect(scanned.url, 302);
      const page = scanned === null ? unknownCodePage() : outletPage(scanned.outlet);
      reply.header('content-security-policy', page.contentSecurityPolicy);
      return reply
        .code(scanned === null ? 404 : 200)
        .type('text/html; charset=utf-8')
        .send(page.html);
    },
    { perMinute: SCANS_A_MINUTE },
  );
}
