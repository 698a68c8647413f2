import { createECDH, type ECDH, hkdfSync } from 'node:crypto';
import { KEY_INFO, type SealedHead } from '@ardoise/domain/order-files/sealed-file.ts';
import type { Pool } from 'pg';
import { type Db, inTransaction } from '../../../db/transaction.ts';
import { type SecretBox, SecretLost } from '../../../secrets/secret-box.ts';
import { newProjectId } from '../../project/projects/project-id.ts';
import { findKey, findNewestKey, insertKey, lockKeys, type StoredKey } from './order-file-keys.repository.ts';
import { refuseFile } from './refuse-file.ts';

const CURVE = 'prime256v1';
const YEAR_MS = 365 * 86_400_000;

const purposeOf = (id: string) => `order file key ${id}`;

/** The private key, in hex; null where the secret that sealed it is lost. */
function unsealed(secrets: SecretBox, { id, private_sealed }: StoredKey): string | null {
  try {
    return secrets.unseal(private_sealed, purposeOf(id));
  } catch (error) {
    if (error instanceof SecretLost) return null;
    throw error;
  }
}

interface PublicKey {
  id: string;
  /** In hex. */
  point: string;
}

/** The newest key, unless it is a year old or cannot be opened any more. */
async function findUsable(db: Db, secrets: SecretBox, now: Date): Promise<PublicKey | null> {
  const newest = await findNewestKey(db);
  if (newest === null || now.getTime() - Date.parse(newest.t_creation) > YEAR_MS) return null;
  if (unsealed(secrets, newest) === null) return null;
  return { id: newest.id, point: newest.public_point.toString('hex') };
}

/** The key that devices export orders to, made where there is none: one only, however many processes ask at once. */
export async function currentKey(pool: Pool, secrets: SecretBox, now = new Date()): Promise<PublicKey> {
  const usable = await findUsable(pool, secrets, now);
  if (usable !== null) return usable;
  return inTransaction(pool, async (tx) => {
    await lockKeys(tx);
    const made = await findUsable(tx, secrets, now);
    if (made !== null) return made;
    const pair = createECDH(CURVE);
    const public_point = pair.generateKeys();
    const id = newProjectId();
    const private_sealed = secrets.seal(pair.getPrivateKey('hex'), purposeOf(id));
    await insertKey(tx, { id, public_point, private_sealed });
    return { id, point: public_point.toString('hex') };
  });
}

function sharedSecret(pair: ECDH, point: Buffer): Buffer {
  try {
    return pair.computeSecret(point);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY') return refuseFile();
    throw error;
  }
}

/**
 * The key of a file's content, 32 bytes; null where this server does not have the private key.
 * @throws Refusal FICHIER_REFUSE where the file's point is not on the curve
 */
export async function contentKey(
  db: Db,
  secrets: SecretBox,
  { cle, ephemere }: Pick<SealedHead, 'cle' | 'ephemere'>,
): Promise<Buffer | null> {
  const stored = await findKey(db, cle);
  const privateKey = stored && unsealed(secrets, stored);
  if (stored === null || privateKey === null) return null;
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'hex');
  const point = Buffer.from(ephemere, 'hex');
  const salt = Buffer.concat([point, stored.public_point]);
  return Buffer.from(hkdfSync('sha256', sharedSecret(pair, point), salt, KEY_INFO, 32));
}
