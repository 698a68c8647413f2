import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { chmod, link, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const CIPHER = 'aes-256-gcm';
const [ID_BYTES, KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [8, 32, 12, 16];
const FILE_NAME = 'secret.key';
const FILE_CONTENT = /^[0-9a-f]{64}$/;

/** Its key is unknown by now, or the ciphertext was changed. */
export class SecretLost extends Error {
  override readonly name = 'SecretLost';
}

interface Key {
  id: Buffer;
  bytes: Buffer;
}

/** A passphrase of any length: HKDF derives the key, and a public name for it. */
function deriveKey(secret: string): Key {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'ardoise secret box', ID_BYTES + KEY_BYTES));
  return { id: derived.subarray(0, ID_BYTES), bytes: derived.subarray(ID_BYTES) };
}

/** @throws when it exists without a valid key */
async function readKeyFile(file: string): Promise<string | null> {
  let content: string;
  try {
    content = (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if (!FILE_CONTENT.test(content))
    throw new Error(
      `${file} holds no key. Put it back from a backup, or remove it: links that it kept are made again.`,
    );
  if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
  return content;
}

/** Several processes may start at once: the file is created atomically, and the first one's is kept. */
async function makeKeyFile(file: string): Promise<void> {
  const temporary = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('hex')}\n`);
    await handle.sync();
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await handle.close();
    await rm(temporary, { force: true });
  }
}

/**
 * Encrypts short secrets in the database, so that a read of the database does not disclose them (AES-256-GCM). The
 * first key encrypts, all decrypt: to rotate it, put the new one before the old.
 */
export class SecretBox {
  readonly #sealing: Key;
  readonly #keys: readonly Key[];

  constructor(secrets: readonly [string, ...string[]]) {
    this.#sealing = deriveKey(secrets[0]);
    this.#keys = secrets.map(deriveKey);
  }

  /**
   * With the keys of `SECRET_KEY`; without one, with that of `DATA_DIR/secret.key`, which is created, readable by its
   * owner only. The file's key still decrypts what it encrypted before `SECRET_KEY` was set.
   */
  static async open(dataDir: string, secretKeys: readonly string[]): Promise<SecretBox> {
    const file = path.join(dataDir, FILE_NAME);
    let kept = await readKeyFile(file);
    if (kept === null && secretKeys.length === 0) {
      await makeKeyFile(file);
      kept = await readKeyFile(file);
    }
    const [first, ...others] = [...secretKeys, ...(kept === null ? [] : [kept])];
    if (first === undefined) throw new Error(`${file} was removed while it was read`);
    return new SecretBox([first, ...others]);
  }

  /** Encrypts a text for one purpose (authenticated data): it cannot be decrypted for another. */
  seal(text: string, purpose: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#sealing.bytes, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([this.#sealing.id, nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws SecretLost */
  unseal(sealed: Buffer, purpose: string): string {
    const nonceAt = ID_BYTES;
    const tagAt = nonceAt + NONCE_BYTES;
    const textAt = tagAt + TAG_BYTES;
    const key = this.#keys.find(({ id }) => id.equals(sealed.subarray(0, nonceAt)));
    if (key === undefined) throw new SecretLost('the key that sealed this is not known');
    const nonce = sealed.subarray(nonceAt, tagAt);
    try {
      const decipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(sealed.subarray(tagAt, textAt));
      return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]).toString('utf8');
    } catch (error) {
      throw new SecretLost('this is not what was sealed', { cause: error });
    }
  }

  /** Keys for one purpose, to encrypt outside of here: the first encrypts, all decrypt. 32 bytes each, always the same. */
  keysFor(purpose: string): Buffer[] {
    return this.#keys.map(({ bytes }) => Buffer.from(hkdfSync('sha256', bytes, '', purpose, KEY_BYTES)));
  }
}
