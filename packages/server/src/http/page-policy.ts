import { createHash } from 'node:crypto';

/** A script or style sheet that stands in the page itself. */
const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>(.*?)<\/\1>/gs;

function hashesOf(page: string, element: 'script' | 'style'): string {
  const texts = [...page.matchAll(INLINE)].flatMap(([, name, text = '']) => (name === element ? [text] : []));
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)].join(' ');
}

/**
 * Content Security Policy of a page: its own inline scripts by their hashes, and what they load (strict-dynamic); its
 * own inline styles and those of this server; pictures also from blob: and data: (previews before an upload,
 * signatures). The same each time, so that a device may keep a page with it.
 */
export function pagePolicy(page: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashesOf(page, 'script')} 'strict-dynamic'`,
    `style-src 'self' ${hashesOf(page, 'style')}`.trimEnd(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
