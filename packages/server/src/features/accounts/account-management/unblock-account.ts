import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { forgetAttempts } from '../accounts/login-attempts.repository.ts';
import { lockManagedAccount, readChangedAccount } from './locked-account.ts';
import type { ManagedAccountRow } from './managed-accounts.repository.ts';

/** Forgets an account's failed logins, from every address. @throws Refusal INTROUVABLE, ROLE */
export function unblockAccount(pool: Pool, actor: Actor, uid: number): Promise<ManagedAccountRow> {
  return inTransaction(pool, async (tx) => {
    const account = await lockManagedAccount(tx, actor, uid);
    if (account.state !== 'bloque') return account;
    await forgetAttempts(tx, account.name.toLowerCase());
    await recordSecurityEvent(tx, { event: 'compte_debloque', subjectUid: uid });
    return readChangedAccount(tx, uid);
  });
}
