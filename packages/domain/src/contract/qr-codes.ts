import * as z from 'zod/mini';
import { byProject, get } from './call.ts';

/** The QR code of a project with QR 'oui': given at creation, printed once, its target may change. */
export const readQrCode = get('The QR code of a project', {
  path: '/rest/myplv/qrcodes/:id',
  who: 'project.read',
  params: byProject,
  reply: z.object({
    type: z.nullable(z.enum(['fichier', 'url'])),
    url: z.nullable(z.string()),
    extra: z.object({ qrcodeUrl: z.string() }),
  }),
});

export const readQrCodePicture = get('The QR code as SVG or PNG', {
  path: '/rest/myplv/qrcodes/:id/image.:format',
  who: 'project.read',
  params: z.object({ ...byProject.shape, format: z.enum(['svg', 'png']) }),
});

/** What a phone opens when it scans; its own page while no target is set. */
export const scanQrCode = get('The target of a scanned code', {
  path: '/q/:code',
  who: 'public',
  params: z.object({ code: z.string().check(z.maxLength(40)) }),
});
