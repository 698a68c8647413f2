import { createHash } from 'node:crypto';

/** A script or style sheet that stands in the page itself. */
const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>(.*?)<\/\1>/gs;

/** The hash of a script that the page preloads: a preload in the markup is nothing that a script loads. */
const PRELOADED = /<link rel="modulepreload"[^>]* integrity="(sha256-[\w+/=]+)"/g;

function inlineHashes(page: string, element: 'script' | 'style'): string[] {
  const texts = [...page.matchAll(INLINE)].flatMap(([, name, text = '']) => (name === element ? [text] : []));
  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

const quoted = (hashes: readonly string[]) => [...new Set(hashes)].map((hash) => `'${hash}'`).join(' ');

/**
 * Content Security Policy of a page: its own inline scripts by their hashes, what they load (strict-dynamic), and what it
 * preloads; its own inline styles and those of this server; pictures also from blob: and data: (previews before an upload,
 * signatures). The same each time, so that a device may keep a page with it.
 */
export function pagePolicy(page: string): string {
  const preloaded = [...page.matchAll(PRELOADED)].map(([, hash = '']) => hash);
  return [
    "default-src 'none'",
    `script-src ${quoted([...inlineHashes(page, 'script'), ...preloaded])} 'strict-dynamic'`,
    `style-src 'self' ${quoted(inlineHashes(page, 'style'))}`.trimEnd(),
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
