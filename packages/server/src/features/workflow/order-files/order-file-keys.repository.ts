import type { Db, Transaction } from '../../../db/transaction.ts';

/** A key pair as it is stored; the private key is sealed. */
export interface StoredKey {
  id: string;
  public_point: Buffer;
  private_sealed: Buffer;
  /** In ISO 8601. */
  t_creation: string;
}

const COLUMNS = 'id, public_point, private_sealed, iso_instant(t_creation) as t_creation';

export async function findNewestKey(db: Db): Promise<StoredKey | null> {
  const { rows } = await db.query<StoredKey>(
    `select ${COLUMNS} from order_file_keys order by order_file_keys.t_creation desc, id desc limit 1`,
  );
  return rows[0] ?? null;
}

export async function findKey(db: Db, id: string): Promise<StoredKey | null> {
  const { rows } = await db.query<StoredKey>(`select ${COLUMNS} from order_file_keys where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Any constant, equal in every server process. */
const KEY_LOCK = 7_216_093;

/** Until the transaction ends, no other process makes a key. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [KEY_LOCK]);
}

export async function insertKey(
  tx: Transaction,
  { id, public_point, private_sealed }: Omit<StoredKey, 't_creation'>,
): Promise<void> {
  await tx.query('insert into order_file_keys (id, public_point, private_sealed) values ($1, $2, $3)', [
    id,
    public_point,
    private_sealed,
  ]);
}
