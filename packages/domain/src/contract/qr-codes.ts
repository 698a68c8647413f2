import * as z from 'zod/mini';
import { BANNER } from '../projects/qr-codes.ts';
import { byProject, del, get, post, put } from './call.ts';

const path = '/rest/myplv/qrcodes/:id';
const type = z.enum(['fichier', 'url']);

/** `type` is null until a target is set: the code then opens a placeholder page. */
const qrCode = z.object({
  type: z.nullable(type),
  url: z.nullable(z.string()),
  /** Name of the PDF, kept while the code redirects to a URL. */
  filename: z.nullable(z.string()),
  bannerName: z.nullable(z.string()),
  /** Seconds. */
  bannerTimer: z.nullable(z.int()),
  banner: z.nullable(z.object({ type: z.string(), size: z.int(), width: z.int(), height: z.int() })),
  extra: z.object({ qrcodeUrl: z.string() }),
});
export type QrCode = z.output<typeof qrCode>;

/** The QR code of a project with QR 'oui': created once, printed once; its target may change. */
export const readQrCode = get('The QR code of a project', {
  path,
  who: 'project.read',
  params: byProject,
  reply: qrCode,
});

const target = z.object({
  type,
  /** For a code that redirects to a URL: http or https. */
  url: z.optional(z.string().check(z.maxLength(2000))),
  /** Seconds for which the current banner is displayed. */
  bannerTimer: z.optional(z.int().check(z.minimum(0), z.maximum(BANNER.seconds.max))),
});

/**
 * Sets the target of a code: the first, or another. Idempotent; each change is a line of the history.
 * @throws VALIDATION a malformed URL, or no PDF or banner yet
 */
export const createQrCode = post('The first target of a QR code', {
  path,
  who: 'qrcode.edit',
  params: byProject,
  body: target,
  reply: qrCode,
});
export const changeQrCode = put('Another target of a QR code', {
  path,
  who: 'qrcode.edit',
  params: byProject,
  body: target,
  reply: qrCode,
});

/** Multipart form: `file`, a PDF, which becomes the code's target. */
export const uploadQrFile = post('The PDF that a QR code leads to', {
  path: `${path}/upload` as const,
  form: true,
  who: 'qrcode.edit',
  params: byProject,
  reply: qrCode,
});

/** Multipart form: `banner_timer`, then `file`; the file is optional where a banner exists. */
export const uploadQrBanner = post('The banner shown before the target', {
  path: `${path}/banner-upload` as const,
  form: true,
  who: 'qrcode.edit',
  params: byProject,
  reply: qrCode,
});
export const deleteQrBanner = del('Take the banner away', {
  path: `${path}/banner` as const,
  who: 'qrcode.edit',
  params: byProject,
  reply: qrCode,
});
export const readQrBanner = get('The banner', {
  path: `${path}/banner` as const,
  who: 'project.read',
  params: byProject,
});

export const readQrCodePicture = get('The QR code as SVG or PNG', {
  path: '/rest/myplv/qrcodes/:id/image.:format',
  who: 'project.read',
  params: z.object({ ...byProject.shape, format: z.enum(['svg', 'png']) }),
});

const scanned = z.object({ code: z.string().check(z.maxLength(40)) });

/**
 * What a phone opens when it scans: the banner for its duration, then the target; a placeholder page while there is
 * none.
 */
export const scanQrCode = get('The target of a scanned code', {
  path: '/q/:code',
  who: 'public',
  params: scanned,
});
export const scanQrBanner = get('The banner of a scanned code', {
  path: '/q/:code/banniere',
  who: 'public',
  params: scanned,
});
export const scanQrFile = get('The PDF of a scanned code', {
  path: '/q/:code/fichier',
  who: 'public',
  params: scanned,
});
