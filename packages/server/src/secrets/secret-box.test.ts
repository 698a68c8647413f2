import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SecretBox, SecretLost } from './secret-box.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

const OLD = 'une-ancienne-cle-de-trente-deux-caracteres';
const NEW = 'une-nouvelle-cle-de-trente-deux-caracteres';

describe('a sealed secret', () => {
  const box = new SecretBox([NEW]);

  it('is opened for the same purpose, and has a random ciphertext', () => {
    const sealed = box.seal('jeton é', 'a');
    expect(box.unseal(sealed, 'a')).toBe('jeton é');
    expect(sealed.equals(box.seal('jeton é', 'a'))).toBe(false);
    expect(sealed.includes('jeton')).toBe(false);
  });

  it('cannot be opened for another purpose, once a byte is changed, or without its key', () => {
    const sealed = box.seal('jeton', 'a');
    expect(() => box.unseal(sealed, 'b')).toThrow(SecretLost);
    for (const byte of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed[byte] = (changed[byte] ?? 0) ^ 1;
      expect(() => box.unseal(changed, 'a')).toThrow(SecretLost);
    }
    for (const length of [0, 7, 20, 36])
      expect(() => box.unseal(sealed.subarray(0, length), 'a')).toThrow(SecretLost);
    expect(() => new SecretBox([OLD]).unseal(sealed, 'a')).toThrow(SecretLost);
  });

  it('by an old key is opened while that key is listed after the new one', () => {
    const sealed = new SecretBox([OLD]).seal('jeton', 'a');
    expect(new SecretBox([NEW, OLD]).unseal(sealed, 'a')).toBe('jeton');
    expect(() => new SecretBox([OLD]).unseal(new SecretBox([NEW, OLD]).seal('jeton', 'a'), 'a')).toThrow(
      SecretLost,
    );
  });
});

it('derives the same keys for a purpose, others for another, and those of old keys after the new one’s', () => {
  const [old] = new SecretBox([OLD]).keysFor('a');
  const [first, ...others] = new SecretBox([NEW, OLD]).keysFor('a');
  expect(first).toHaveLength(32);
  expect(others).toEqual([old]);
  expect(new SecretBox([NEW]).keysFor('a')).toEqual([first]);
  expect(new SecretBox([NEW]).keysFor('b')).not.toEqual([first]);
});

describe('without SECRET_KEY', () => {
  it('one key is created below DATA_DIR, readable by its owner only, however many processes start at once', async () => {
    const boxes = await Promise.all(Array.from({ length: 8 }, () => SecretBox.open(folder, [])));
    const sealed = boxes[0]?.seal('jeton', 'a') ?? Buffer.alloc(0);
    for (const box of boxes) expect(box.unseal(sealed, 'a')).toBe('jeton');
    expect(await readdir(folder)).toEqual(['secret.key']);
    expect((await stat(path.join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
  });

  it('its ciphertexts are opened after a restart, and once SECRET_KEY is set', async () => {
    const sealed = (await SecretBox.open(folder, [])).seal('jeton', 'a');
    expect((await SecretBox.open(folder, [])).unseal(sealed, 'a')).toBe('jeton');
    const before = await readFile(path.join(folder, 'secret.key'), 'utf8');
    const box = await SecretBox.open(folder, [NEW]);
    expect(box.unseal(sealed, 'a')).toBe('jeton');
    expect(new SecretBox([NEW]).unseal(box.seal('jeton', 'a'), 'a')).toBe('jeton');
    expect(await readFile(path.join(folder, 'secret.key'), 'utf8')).toBe(before);
  });

  it('a file without a valid key is reported, and left unchanged', async () => {
    await writeFile(path.join(folder, 'secret.key'), 'abîmé');
    await expect(SecretBox.open(folder, [])).rejects.toThrow('holds no key');
    expect(await readFile(path.join(folder, 'secret.key'), 'utf8')).toBe('abîmé');
  });

  it('no file is created where SECRET_KEY is set', async () => {
    await SecretBox.open(folder, [NEW]);
    expect(await readdir(folder)).toEqual([]);
  });
});
