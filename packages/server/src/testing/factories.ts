import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../db/transaction.ts';
import { hashPassword } from '../features/accounts/accounts/password-hash.ts';
import { type Account, insertUser } from '../features/base/people/users.repository.ts';
import { hashOfKey, newKeySecret } from '../http/key-secret.ts';

/** The password of accounts created with `withPassword`. */
export const TEST_PASSWORD = 'une-ardoise-propre';

export interface UserOptions extends Partial<Omit<Account, 'uid'>> {
  role: Role;
  /** True: `TEST_PASSWORD`; omitted: no login by password (`TestApp.as` needs none). */
  withPassword?: boolean;
}

let made = 0;
let sharedHash: Promise<string> | undefined;

/** Creates an account; omitted fields get plausible, unique values. A dc gets its own smhf and mdv by default. */
export async function createUser(db: Db, options: UserOptions): Promise<Account> {
  const { withPassword, ...given } = options;
  made += 1;
  const name = given.name ?? `${given.role}-${made}`;
  const isDc = given.role === 'dc';
  sharedHash ??= withPassword ? hashPassword(TEST_PASSWORD) : undefined;
  const account = {
    name,
    mail: `${name.toLowerCase()}@ardoise.test`,
    prenom: 'Prénom',
    nom: name,
    telephone: '06 39 98 00 00',
    smhf: isDc ? `smhf-of-${name}` : null,
    mdv: isDc ? `mdv-of-${name}` : null,
    active: true,
    organisation: null,
    ...given,
  };
  const uid = await insertUser(db, {
    ...account,
    passwordHash: withPassword ? ((await sharedHash) ?? null) : null,
  });
  return { uid, courriels: 'immediat', ...account };
}

/** The secret of a new key that acts as this account, by default for a day and to read and write. */
export async function apiKeyOf(
  db: Db,
  username: string,
  { name, mayWrite = true }: { name?: string; mayWrite?: boolean } = {},
): Promise<string> {
  made += 1;
  const secret = newKeySecret();
  await db.query(
    `insert into api_keys (name, uid, role, secret_hash, hint, may_write, created_by, expires)
     select $2, uid, role, $3, $4, $5, 'testing', now() + interval '1 day' from users where name = $1`,
    [username, name ?? `Programme ${made}`, hashOfKey(secret), secret.slice(-4), mayWrite],
  );
  return secret;
}
