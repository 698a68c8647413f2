import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Transaction } from '../../db/transaction.ts';

/** The account that an address belongs to. */
export interface AddressHolder {
  uid: number;
  name: string;
  mail: string;
  role: Role;
  active: boolean;
  /** Its holder has chosen a password. */
  hasPassword: boolean;
}

/** The account of an address, trimmed and lower-cased: that mails go to, or that signs in with it. */
export async function findAddressHolder(tx: Transaction, address: string): Promise<AddressHolder | null> {
  const { rows } = await tx.query<AddressHolder>(
    `select uid, name, mail, role, active, password_hash is not null as "hasPassword" from users
     where lower(mail) = $1 or lower(name) = $1 order by (lower(mail) = $1) desc limit 1`,
    [address],
  );
  return rows[0] ?? null;
}

/** A client's account, which signs in with its address; false where another order made it at the same time. */
export async function insertClientAccount(tx: Transaction, address: string, nom: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into users (name, mail, role, nom) values ($1, $1, 'client', $2) on conflict do nothing`,
    [address, nom],
  );
  return rowCount === 1;
}

/** Whose order it is from now on; the project's version stays, since its answers do. */
export async function bindClient(tx: Transaction, projectId: string, uid: number): Promise<void> {
  await tx.query('update projects set client_uid = $2 where id = $1 and client_uid is distinct from $2', [
    projectId,
    uid,
  ]);
}
