import { hexOf } from '@ardoise/domain/base/hex.ts';

/** SHA-256 in hex. */
export async function sha256(content: ArrayBuffer | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
