import { Refusal } from '@ardoise/domain/base/errors.ts';
import { FILE_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import {
  BANNER,
  BANNER_EXTENSIONS,
  BANNER_RULE,
  isBannerSize,
  QR_FILE_BYTES,
  SECONDS_WRONG,
} from '@ardoise/domain/projects/qr-codes.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { holdBlobs } from '../documents/files/files.repository.ts';
import { type FileRules, type ReceivedFile, receiveFile } from '../documents/files/receive-file.ts';
import { isFile, readForm } from '../documents/files/upload-form.ts';
import { changeQrCode, type QrCodeChange, requireQrCode } from './change-qr-code.ts';
import type { QrBanner, QrCode } from './qr-codes.repository.ts';

const PDF: FileRules = {
  extensions: ['pdf'],
  limitOf: () => QR_FILE_BYTES,
  prefix: 'qrcode',
  stripped: false,
};
const PICTURE: FileRules = {
  extensions: BANNER_EXTENSIONS,
  limitOf: () => BANNER.bytes,
  prefix: 'banniere',
  // Public: anybody who scans the code sees it.
  stripped: true,
};

interface Form {
  fields: ReadonlyMap<string, string>;
  received: ReceivedFile | null;
}

async function readFields({ files }: AppContext, request: FastifyRequest, rules: FileRules): Promise<Form> {
  const fields = new Map<string, string>();
  for await (const part of readForm(request, 1)) {
    if (isFile(part)) {
      const announced = Number(request.headers['content-length'] ?? 0);
      return { fields, received: await receiveFile(files, part, rules, announced) };
    }
    fields.set(part.fieldname, String(part.value));
  }
  return { fields, received: null };
}

type Take = (present: QrCode, form: Form) => QrCodeChange | null;

/** Stores a file in the transaction of the change that references it. */
async function receive(
  context: AppContext,
  { actor, id }: { actor: Actor; id: string },
  request: FastifyRequest,
  rules: FileRules,
  take: Take,
): Promise<QrCode> {
  await requireQrCode(context.pool, actor, id);
  const form = await readFields(context, request, rules);
  const keep = async (present: QrCode, tx: Transaction) => {
    const change = take(present, form);
    if (form.received === null || change === null) return change;
    await holdBlobs(tx);
    await context.files.keep(form.received.incoming);
    return change;
  };
  try {
    return await changeQrCode(context.pool, actor, id, keep);
  } finally {
    if (form.received !== null) await context.files.discard(form.received.incoming);
  }
}

/**
 * Receives a code's target PDF, by form.
 * @throws Refusal INTROUVABLE, ROLE, FICHIER_REFUSE, FICHIER_TROP_GROS, REQUETE_INVALIDE
 */
export function receiveQrFile(
  context: AppContext,
  actor: Actor,
  id: string,
  request: FastifyRequest,
): Promise<QrCode> {
  return receive(context, { actor, id }, request, PDF, (present, { received }) => {
    if (received === null) throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
    const { incoming, name } = received;
    if (present.type === 'fichier' && present.file?.sha256 === incoming.sha256) return null;
    const code: QrCode = { ...present, type: 'fichier', file: { sha256: incoming.sha256, name } };
    return { code, said: [`mène à ${name}`] };
  });
}

/** Whole seconds; default the present banner's, or the usual ones. @throws Refusal VALIDATION */
function secondsOf(fields: ReadonlyMap<string, string>, present: QrBanner | null): number {
  const typed = fields.get('banner_timer')?.trim() ?? '';
  if (typed === '') return present?.timer ?? BANNER.seconds.usual;
  const seconds = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
  if (seconds <= BANNER.seconds.max) return seconds;
  throw new Refusal('VALIDATION', {
    message: SECONDS_WRONG,
    champs: [{ chemin: 'banner_timer', message: SECONDS_WRONG }],
  });
}

function bannerOf({ incoming, inspection, name }: ReceivedFile, timer: number): QrBanner {
  const { mime, width, height } = inspection;
  if (width === null || height === null || !isBannerSize(inspection))
    throw new Refusal('FICHIER_REFUSE', { message: BANNER_RULE });
  return { sha256: incoming.sha256, name, mime, size: incoming.size, width, height, timer };
}

/**
 * Receives a banner with its seconds, or new seconds for the present one, by form.
 * @throws Refusal INTROUVABLE, ROLE, VALIDATION, FICHIER_REFUSE, FICHIER_TROP_GROS, REQUETE_INVALIDE
 */
export function receiveQrBanner(
  context: AppContext,
  actor: Actor,
  id: string,
  request: FastifyRequest,
): Promise<QrCode> {
  return receive(context, { actor, id }, request, PICTURE, (present, { fields, received }) => {
    const timer = secondsOf(fields, present.banner);
    const banner =
      received === null ? present.banner && { ...present.banner, timer } : bannerOf(received, timer);
    if (banner === null) throw new Refusal('REQUETE_INVALIDE', { message: FILE_NEEDED });
    if (banner.sha256 === present.banner?.sha256 && timer === present.banner.timer) return null;
    return { code: { ...present, banner }, said: [`bannière ${banner.name}, montrée ${timer}\u00a0s`] };
  });
}

/** Removes the banner; a no-op without one. */
export function withoutBanner(present: QrCode): QrCodeChange | null {
  return present.banner === null ? null : { code: { ...present, banner: null }, said: ['bannière retirée'] };
}
