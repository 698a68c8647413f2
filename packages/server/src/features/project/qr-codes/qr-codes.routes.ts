import { required } from '@ardoise/domain/base/errors.ts';
import * as contract from '@ardoise/domain/contract/qr-codes.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import { serveStored } from '../documents/files/serve-file.ts';
import { dropRest } from '../documents/files/upload-form.ts';
import { findProject } from '../projects/projects.repository.ts';
import { changeQrCode } from './change-qr-code.ts';
import { drawPng, drawSvg, qrCodeAddress } from './draw-qr-code.ts';
import { findQrCodeOf, type QrCode } from './qr-codes.repository.ts';
import { receiveQrBanner, receiveQrFile, withoutBanner } from './receive-qr-files.ts';
import { setTarget } from './set-target.ts';

/** Reply for its page and Drupal clients (specification/calls.md#qr-codes). */
function present({ type, url, file, banner }: QrCode, address: string): contract.QrCode {
  return {
    type,
    url,
    filename: file?.name ?? null,
    bannerName: banner?.name ?? null,
    bannerTimer: banner?.timer ?? null,
    banner: banner && { type: banner.mime, size: banner.size, width: banner.width, height: banner.height },
    extra: { qrcodeUrl: address },
  };
}

async function orDropRest<Result>(request: FastifyRequest, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    dropRest(request);
    throw error;
  }
}

function changingRoutes(
  app: FastifyInstance,
  context: AppContext,
  show: (code: QrCode) => contract.QrCode,
): void {
  const { pool } = context;
  for (const call of [contract.createQrCode, contract.changeQrCode])
    route(app, call, async ({ params, body, session }) =>
      show(await changeQrCode(pool, session, params.id, (code) => setTarget(code, body))),
    );
  route(app, contract.deleteQrBanner, async ({ params, session }) =>
    show(await changeQrCode(pool, session, params.id, withoutBanner)),
  );
  route(app, contract.uploadQrFile, async ({ params, session, request }) =>
    show(await orDropRest(request, receiveQrFile(context, session, params.id, request))),
  );
  route(app, contract.uploadQrBanner, async ({ params, session, request }) =>
    show(await orDropRest(request, receiveQrBanner(context, session, params.id, request))),
  );
}

/** QR codes: the code of a project, its picture, its target and its banner (specification/qr-codes.md). */
export function qrCodeRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, files: store, config } = context;
  const addressOf = (code: string) => qrCodeAddress(config.publicUrl, code);
  const show = (code: QrCode) => present(code, addressOf(code.code));

  const codeInScope = async (id: string, actor: Actor): Promise<QrCode> => {
    const project = await findProject(pool, id, actor);
    return required(project === null ? null : await findQrCodeOf(pool, id));
  };

  route(app, contract.readQrCode, async ({ params, session }) => show(await codeInScope(params.id, session)));
  changingRoutes(app, context, show);

  route(app, contract.readQrBanner, async ({ params, session, request, reply }) => {
    const { sha256, mime, name } = required((await codeInScope(params.id, session)).banner);
    return serveStored(store, { request, reply }, { sha256, mime, filename: name, attachment: false });
  });

  route(app, contract.readQrCodePicture, async ({ params, session, reply }) => {
    const address = addressOf((await codeInScope(params.id, session)).code);
    reply.headers({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' });
    if (params.format === 'png') {
      return reply.type('image/png').send(await drawPng(address));
    }
    reply.header('content-security-policy', 'sandbox');
    return reply.type('image/svg+xml').send(await drawSvg(address));
  });
}
