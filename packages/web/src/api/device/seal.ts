import { gcm } from '@noble/ciphers/aes.js';
import { managedNonce } from '@noble/ciphers/utils.js';

/** A random nonce of 12 bytes, then what is encrypted, then the tag of 16. */
const cipherOf = managedNonce(gcm);
const CIPHER = 'AES-GCM';
/** Bytes of a nonce. */
const NONCE = 12;
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
  /** Bytes (a photo) by WebCrypto: nonce, encrypted, tag. An ArrayBuffer, since WebKit loses a Blob in IndexedDB. */
  closeBytes: (bytes: ArrayBuffer, place: string) => Promise<ArrayBuffer>;
  openBytes: (sealed: ArrayBuffer, place: string) => Promise<ArrayBuffer | null>;
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

/** The keys for WebCrypto, imported at their first use. */
function importedOnce(keys: readonly Uint8Array<ArrayBuffer>[]): () => Promise<CryptoKey[]> {
  let imported: Promise<CryptoKey[]> | undefined;
  return () => {
    imported ??= Promise.all(
      keys.map((key) => crypto.subtle.importKey('raw', key, CIPHER, false, ['encrypt', 'decrypt'])),
    );
    return imported;
  };
}

/** Keys in base64, 32 bytes each: the first closes, all open. */
export function sealWith(keys: readonly [string, ...string[]]): Seal {
  const opening = keys.map(fromBase64);
  const closing = fromBase64(keys[0]);
  const imported = importedOnce(opening);
  const closeBytes = async (bytes: BufferSource, place: string) => {
    const iv = crypto.getRandomValues(new Uint8Array(NONCE));
    const how = { name: CIPHER, iv, additionalData: bytesOf(place) };
    const [key] = await imported();
    const sealed = new Uint8Array(await crypto.subtle.encrypt(how, key as CryptoKey, bytes));
    const whole = new Uint8Array(iv.length + sealed.length);
    whole.set(iv);
    whole.set(sealed, iv.length);
    return whole;
  };
  return {
    closeLater: async (text, place) => toBase64(await closeBytes(bytesOf(text), place)),
    closeBytes: async (bytes, place) => (await closeBytes(bytes, place)).buffer,
    openBytes: async (sealed, place) => {
      const how = { name: CIPHER, iv: sealed.slice(0, NONCE), additionalData: bytesOf(place) };
      for (const key of await imported()) {
        const opened = await crypto.subtle.decrypt(how, key, sealed.slice(NONCE)).catch(() => null);
        if (opened !== null) return opened;
      }
      return null;
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
