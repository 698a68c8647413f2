import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { changeQrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { URL_WRONG, urlProblem } from '@ardoise/domain/projects/qr-codes.ts';
import type { QrCodeChange } from './change-qr-code.ts';
import type { QrCode } from './qr-codes.repository.ts';
import { webAddress } from './scan-page.ts';

function refuse(chemin: string, message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
}

function readAddress(typed: string): string {
  const address = urlProblem(typed) === null ? webAddress(typed.trim()) : null;
  return address ?? refuse('url', urlProblem(typed) ?? URL_WRONG);
}

/**
 * Sets another target, and other seconds for the banner; null if nothing changes.
 * @throws Refusal VALIDATION a malformed URL, no PDF, or seconds without a banner
 */
export function setTarget(
  present: QrCode,
  { type, url: typed, bannerTimer }: BodyOf<typeof changeQrCode>,
): QrCodeChange | null {
  const url = type === 'url' ? readAddress(typed ?? '') : present.url;
  if (type === 'fichier' && present.file === null) refuse('file', 'Veuillez joindre un fichier PDF.');
  if (bannerTimer !== undefined && present.banner === null)
    refuse('bannerTimer', 'Veuillez joindre une bannière.');
  const seconds = bannerTimer ?? present.banner?.timer;
  const led = type !== present.type || (type === 'url' && url !== present.url);
  const timed = seconds !== present.banner?.timer;
  if (!led && !timed) return null;
  const banner = present.banner && { ...present.banner, timer: seconds ?? present.banner.timer };
  return {
    code: { ...present, type, url, banner },
    said: [
      ...(led ? [`mène à ${type === 'url' ? url : present.file?.name}`] : []),
      ...(timed ? [`bannière montrée ${seconds}\u00a0s`] : []),
    ],
  };
}
