import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** The account that has an address. */
export interface AddressHolder {
  uid: number;
  name: string;
  mail: string;
  role: Role;
  active: boolean;
  /** Its holder has set a password. */
  hasPassword: boolean;
}

/** The account of an address, trimmed and lower-cased: as its mail address or its username. */
export async function findAddressHolder(tx: Transaction, address: string): Promise<AddressHolder | null> {
  const { rows } = await tx.query<AddressHolder>(
    `select uid, name, mail, role, active, password_hash is not null as "hasPassword" from users
     where lower(mail) = $1 or lower(name) = $1 order by (lower(mail) = $1) desc limit 1`,
    [address],
  );
  return rows[0] ?? null;
}

/** Creates a client's account, with the address as its username; false if another order created it concurrently. */
export async function insertClientAccount(tx: Transaction, address: string, nom: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into users (name, mail, role, nom) values ($1, $1, 'client', $2) on conflict do nothing`,
    [address, nom],
  );
  return rowCount === 1;
}

/** Binds the order to its client; does not increment the project's version, since its answers are unchanged. */
export async function bindClient(tx: Transaction, projectId: string, uid: number): Promise<void> {
  await tx.query('update projects set client_uid = $2 where id = $1 and client_uid is distinct from $2', [
    projectId,
    uid,
  ]);
}
