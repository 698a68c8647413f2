import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';
import type { BackupCipher } from './backup-writer.ts';
import { unlessGone } from './copied-file.ts';
import type { Encryption, Manifest } from './manifest.ts';
import { MANIFEST_HASH } from './manifest.ts';

/** An age identity file, encrypted by the passphrase: `age --decrypt --identity identity.age` takes it as it is. */
const IDENTITY = 'identity.age';
/** The manifest's hash, encrypted: cannot be forged without the key. */
const SEAL = `${MANIFEST_HASH}.age`;

/**
 * The key pair of one backup, or of a series that shares its files. Deriving a key from a passphrase takes a second
 * and 256 MB by design (scrypt), too much for each of a thousand files: the passphrase opens the identity, and each
 * file is encrypted for its recipient, which costs milliseconds.
 */
export class BackupKey implements BackupCipher {
  readonly #identity: string;
  readonly #encrypter: Encrypter;
  readonly #sealed: Uint8Array;
  /** Of an encrypted file beside its content, which age splits into chunks with a tag each. */
  readonly sizeOf: (clear: number) => number;

  private constructor(
    identity: string,
    { encrypter, sealed, sizeOf }: Pick<BackupKey, 'sizeOf'> & { encrypter: Encrypter; sealed: Uint8Array },
  ) {
    this.#identity = identity;
    this.#encrypter = encrypter;
    this.#sealed = sealed;
    this.sizeOf = sizeOf;
  }

  static async create(passphrase: string): Promise<BackupKey> {
    const identity = await generateX25519Identity();
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    return BackupKey.#of(identity, await encrypter.encrypt(`${identity}\n`));
  }

  /** That of an existing backup; undefined where it has another passphrase. @throws BackupError where it is damaged */
  static async open(
    folder: string,
    encryption: Encryption,
    passphrase: string,
  ): Promise<BackupKey | undefined> {
    const sealed = await readFile(path.join(folder, IDENTITY)).catch(unlessGone);
    if (sealed === undefined || sha256(sealed) !== encryption.identity)
      throw new BackupError(
        `${path.join(folder, IDENTITY)} is damaged or missing: the backup cannot be opened.`,
      );
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const text = await decrypter.decrypt(sealed, 'text').catch(() => undefined);
    return text === undefined ? undefined : BackupKey.#of(text.trim(), sealed);
  }

  static async #of(identity: string, sealed: Uint8Array): Promise<BackupKey> {
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(identity));
    const { size } = await encrypter.encrypt(new ReadableStream<Uint8Array>());
    return new BackupKey(identity, { encrypter, sealed, sizeOf: size });
  }

  get encryption(): Encryption {
    return { format: 'age', identity: sha256(this.#sealed) };
  }

  encrypt(clear: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
    return this.#encrypter.encrypt(clear);
  }

  /** Rejects, or errors at its end, where the bytes were cut off or changed, or are another key's. */
  decrypt(sealed: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>> {
    const decrypter = new Decrypter();
    decrypter.addIdentity(this.#identity);
    return decrypter.decrypt(sealed);
  }

  /** Beside a manifest that is written: what opens the backup, and what proves the manifest. */
  async seal(folder: string): Promise<void> {
    const options = { mode: 0o600, flush: true };
    const hash = await readFile(path.join(folder, MANIFEST_HASH));
    await writeFile(path.join(folder, IDENTITY), this.#sealed, options);
    await writeFile(path.join(folder, SEAL), await this.#encrypter.encrypt(hash), options);
  }

  /** Whether the manifest is the one that was sealed. */
  async isSealed(folder: string): Promise<boolean> {
    const [hash, sealed] = await Promise.all(
      [MANIFEST_HASH, SEAL].map((name) => readFile(path.join(folder, name)).catch(unlessGone)),
    );
    if (hash === undefined || sealed === undefined) return false;
    const read = await this.decrypt(new Blob([sealed]).stream())
      .then(arrayBuffer)
      .catch(() => undefined);
    return read !== undefined && hash.equals(Buffer.from(read));
  }
}

/**
 * What opens a backup; undefined for one that is not encrypted.
 * @throws BackupError for operators, in French, before anything is changed
 */
export async function openBackup(
  folder: string,
  { encryption }: Manifest,
  passphrase: string | undefined,
): Promise<BackupKey | undefined> {
  if (encryption === undefined) return undefined;
  if (passphrase === undefined)
    throw new BackupError(
      `La sauvegarde ${folder} est chiffrée\u00a0: donnez sa phrase secrète par BACKUP_PASSPHRASE ou BACKUP_PASSPHRASE_FILE. Rien n’a été changé.`,
    );
  const key = await BackupKey.open(folder, encryption, passphrase);
  if (key === undefined)
    throw new BackupError(
      `Cette phrase secrète n’ouvre pas la sauvegarde ${folder}\u00a0: donnez celle avec laquelle elle a été faite. Rien n’a été changé.`,
    );
  if (!(await key.isSealed(folder)))
    throw new BackupError(
      `Le manifeste de la sauvegarde ${folder} n’est pas celui qui a été écrit avec elle\u00a0: prenez-en une autre. Rien n’a été changé.`,
    );
  return key;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
