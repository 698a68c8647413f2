import { describe, expect, it } from 'vitest';
import { sealWith } from './seal.ts';

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const keyOf = (byte: number) => toBase64(new Uint8Array(32).fill(byte));
const [NEW, OLD] = [keyOf(1), keyOf(2)];
const TEXT = `Café « Le Dôme » 🍷 ${'é'.repeat(20_000)}`;

describe('a sealed text', () => {
  it('is opened at its place, and is never the same twice', () => {
    const seal = sealWith([NEW]);
    const sealed = seal.close(TEXT, 'a');
    expect(seal.open(sealed, 'a')).toBe(TEXT);
    expect(seal.close(TEXT, 'a')).not.toBe(sealed);
    expect(atob(sealed)).not.toContain('Le D');
  });

  it('is not opened at another place, with another key, once changed, or where it is no sealed text', () => {
    const seal = sealWith([NEW]);
    const sealed = seal.close('Le Dôme', 'a');
    expect(seal.open(sealed, 'b')).toBeNull();
    expect(sealWith([OLD]).open(sealed, 'a')).toBeNull();
    const changed = bytesOf(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(seal.open(toBase64(changed), 'a')).toBeNull();
    for (const text of ['', '{"comment":"Bonjour"}', 'é']) expect(seal.open(text, 'a')).toBeNull();
  });

  it('is opened with an old key after the new one', () => {
    const before = sealWith([OLD]).close('Le Dôme', 'a');
    const seal = sealWith([NEW, OLD]);
    expect(seal.open(before, 'a')).toBe('Le Dôme');
    expect(sealWith([OLD]).open(seal.close('Le Dôme', 'a'), 'a')).toBeNull();
  });

  it('is the same where it is closed off the main thread', async () => {
    const seal = sealWith([NEW]);
    const sealed = await seal.closeLater(TEXT, 'a');
    expect([seal.open(sealed, 'a'), seal.open(sealed, 'b')]).toEqual([TEXT, null]);
    expect(await seal.closeLater(TEXT, 'a')).not.toBe(sealed);
  });

  it('is the same in a browser that has no base64 for bytes', () => {
    const seal = sealWith([NEW]);
    const native = Object.getOwnPropertyDescriptor(Uint8Array.prototype, 'toBase64');
    Reflect.deleteProperty(Uint8Array.prototype, 'toBase64');
    try {
      expect(Reflect.has(new Uint8Array(), 'toBase64')).toBe(false);
      expect(seal.open(seal.close(TEXT, 'a'), 'a')).toBe(TEXT);
    } finally {
      if (native) Object.defineProperty(Uint8Array.prototype, 'toBase64', native);
    }
  });

  it('is AES-GCM as WebCrypto has it', async () => {
    const sealed = bytesOf(sealWith([NEW]).close('Le Dôme', 'a'));
    const key = await crypto.subtle.importKey('raw', bytesOf(NEW), 'AES-GCM', false, ['decrypt']);
    const how = { name: 'AES-GCM', iv: sealed.slice(0, 12), additionalData: new TextEncoder().encode('a') };
    const text = await crypto.subtle.decrypt(how, key, sealed.slice(12));
    expect(new TextDecoder().decode(text)).toBe('Le Dôme');
  });
});
