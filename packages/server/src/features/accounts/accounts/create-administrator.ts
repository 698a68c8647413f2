import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { insertAdministrator, type NewAdministrator } from './administrators.repository.ts';
import { hashPassword } from './password-hash.ts';

const NAME = /^[A-Za-z0-9._-]{2,60}$/;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** As mails name people: a first name, a last name. */
const PERSON = /^[^\p{Cc}<>]{1,80}$/u;
const PASSWORD_BYTES = 15;

/** Why no administrator was created, printed by the command. */
export class AdministratorRefused extends Error {
  override readonly name = 'AdministratorRefused';
}

/**
 * Creates an administrator when no account exists to create others, and returns their one-time password: 20 characters,
 * to be replaced at the first login, stored only as a hash.
 * @throws {AdministratorRefused} when a name or the address is malformed, or taken
 */
export async function createAdministrator(
  pool: Pool,
  { name, mail, prenom, nom }: Omit<NewAdministrator, 'passwordHash'>,
): Promise<string> {
  if (!NAME.test(name)) {
    throw new AdministratorRefused('The name takes 2 to 60 letters without accents, digits, dots, dashes.');
  }
  if (!MAIL.test(mail)) throw new AdministratorRefused(`'${mail}' is not an e-mail address.`);
  if (!PERSON.test(prenom) || !PERSON.test(nom))
    throw new AdministratorRefused(
      'The first and the last name take 1 to 80 characters each: mails name them.',
    );
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password);
  const added = await inTransaction(pool, async (tx) => {
    const uid = await insertAdministrator(tx, { name, mail, prenom, nom, passwordHash });
    if (uid !== null) await recordSecurityEvent(tx, { event: 'compte_cree', subjectUid: uid });
    return uid !== null;
  });
  if (!added)
    throw new AdministratorRefused(`There is an account named ${name}, or one with ${mail}, already.`);
  return password;
}
