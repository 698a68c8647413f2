import { CARD_TO_COME } from '@ardoise/domain/projects/qr-codes.ts';
import { escapeHtml, type PlainPage, plainDocument, plainPage } from '../../../http/plain-page.ts';

/** Page for a guest while no target is set: only the café's name. */
export function outletPage(outlet: string): PlainPage {
  return plainPage(
    outlet.trim() === '' ? 'Bienvenue' : outlet.trim(),
    CARD_TO_COME,
    'En attendant, demandez-la à l’équipe\u00a0: elle vous la présentera avec plaisir.',
  );
}

/** Page of an unknown code, or of a deleted order's. */
export function unknownCodePage(): PlainPage {
  return plainPage(
    'Ce code ne mène nulle part',
    'Ce QR code n’est pas ou plus en service.',
    'Demandez la carte à l’équipe.',
  );
}

/** Displays the banner for its duration, then redirects; a link skips it. `seconds` is above 0. */
export function bannerPage(outlet: string, banner: string, seconds: number, target: string): PlainPage {
  const name = outlet.trim() === '' ? 'Bienvenue' : outlet.trim();
  const body = `<main class="banner">
<img src="${escapeHtml(banner)}" alt="${escapeHtml(name)}">
<p><a href="${escapeHtml(target)}">Continuer</a></p>
</main>`;
  const head = `<meta http-equiv="refresh" content="${seconds}; url=${escapeHtml(target)}">\n`;
  return plainDocument(name, body, { head, extra: "; img-src 'self'" });
}

/**
 * Normalises an http(s) URL for a header; null for anything else, to which is never redirected
 * (specification/qr-codes.md#the-printed-code).
 */
export function webAddress(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url);
  return parsed !== null && ['http:', 'https:'].includes(parsed.protocol) ? parsed.href : null;
}
