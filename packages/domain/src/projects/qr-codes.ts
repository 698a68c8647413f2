/** Target of a printed QR code, and the banner displayed before it (specification/qr-codes.md). */

/** Limits of a banner in pixels, bytes and seconds (specification/qr-codes.md#banner). */
export const BANNER = {
  width: { min: 320, max: 750 },
  height: { min: 480, max: 1334 },
  bytes: 153_600,
  seconds: { usual: 5, max: 60 },
} as const;

export const BANNER_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif'] as const;
export const BANNER_RULE =
  'Formats JPG, GIF et PNG, 150\u00a0Ko au plus, dimensions de 320x480 à 750x1334px.';

export const SECONDS_WRONG = `La durée est un nombre de secondes, de 0 à ${BANNER.seconds.max}.`;

/** What a guest reads below the outlet's name until a target is set. */
export const CARD_TO_COME = 'La carte de cet établissement arrive bientôt ici.';

/** Maximum size of the target PDF. */
export const QR_FILE_BYTES = 50 * 1024 * 1024;

export const URL_REQUIRED = 'URL obligatoire';
export const URL_WRONG = 'URL incorrecte\u00a0: elle commence par http:// ou https://.';

/** Rejects userinfo before the host, which could imitate another site. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#\\@]+(?:[/?#]\S*)?$/i;

/** Validation error of a typed URL; null when a code may redirect to it. */
export function urlProblem(url: string): string | null {
  if (url.trim() === '') return URL_REQUIRED;
  return WEB_ADDRESS.test(url.trim()) ? null : URL_WRONG;
}

/** Whether a picture's size is valid for a banner. */
export function isBannerSize({ width, height }: { width: number | null; height: number | null }): boolean {
  return (
    width !== null &&
    height !== null &&
    width >= BANNER.width.min &&
    width <= BANNER.width.max &&
    height >= BANNER.height.min &&
    height <= BANNER.height.max
  );
}

const TRACE = 'QR code\u00a0: ';

/** History text of a change: 'QR code : mène à https://…'. */
export function qrCodeTrace(what: string): string {
  return `${TRACE}${what}`;
}
