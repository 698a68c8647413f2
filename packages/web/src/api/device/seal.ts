import { gcm } from '@noble/ciphers/aes.js';
import { managedNonce } from '@noble/ciphers/utils.js';

/** A random nonce of 12 bytes, then what is encrypted, then the tag of 16. */
const cipherOf = managedNonce(gcm);
/** Arguments of one call of String.fromCharCode. */
const CHUNK = 0x2000;

/**
 * Encrypts data on the device (AES-256-GCM); synchronous, since a page that unloads does not wait. Each text is bound
 * to its place: it cannot be opened as another's.
 */
export interface Seal {
  /** In base64. */
  close: (text: string, place: string) => string;
  /** The same by WebCrypto, off the main thread: for a long text that nothing waits for. */
  closeLater: (text: string, place: string) => Promise<string>;
  /** Null if it was closed with other keys, for another place, or was changed. */
  open: (sealed: string, place: string) => string | null;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** By the browser itself where it can (from Chrome 140, Firefox 133, Safari 18.2): a long card costs it no task. */
function toBase64(bytes: Uint8Array & { toBase64?: () => string }): string {
  if (bytes.toBase64) return bytes.toBase64();
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Keys in base64, 32 bytes each: the first closes, all open. */
export function sealWith(keys: readonly [string, ...string[]]): Seal {
  const opening = keys.map(fromBase64);
  const closing = fromBase64(keys[0]);
  let imported: Promise<CryptoKey> | undefined;
  return {
    closeLater: async (text, place) => {
      imported ??= crypto.subtle.importKey('raw', closing, 'AES-GCM', false, ['encrypt']);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const how = { name: 'AES-GCM', iv, additionalData: bytesOf(place) };
      const sealed = new Uint8Array(await crypto.subtle.encrypt(how, await imported, bytesOf(text)));
      const whole = new Uint8Array(iv.length + sealed.length);
      whole.set(iv);
      whole.set(sealed, iv.length);
      return toBase64(whole);
    },
    close: (text, place) => toBase64(cipherOf(closing, bytesOf(place)).encrypt(bytesOf(text))),
    open: (sealed, place) => {
      for (const key of opening) {
        try {
          return new TextDecoder().decode(cipherOf(key, bytesOf(place)).decrypt(fromBase64(sealed)));
        } catch {
          // Not closed with this key: an older one may open it.
        }
      }
      return null;
    },
  };
}
