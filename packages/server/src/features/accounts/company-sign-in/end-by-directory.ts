import type { Pool } from 'pg';
import type { LogoutNotice } from '../../../company-provider/company-provider.ts';
import { SignInFailure } from '../../../company-provider/sign-in-failure.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';
import { endDirectorySessions, spendLogoutToken } from './directory-sessions.repository.ts';

/** Ends the sessions that a logout token names, in every process. @throws SignInFailure for one that was used */
export async function endByDirectory(pool: Pool, notice: LogoutNotice): Promise<void> {
  await inTransaction(pool, async (tx) => {
    if (!(await spendLogoutToken(tx, notice))) throw new SignInFailure('invalid');
    const uids = await endDirectorySessions(tx, notice);
    for (const uid of new Set(uids)) {
      const ended = uids.filter((each) => each === uid).length;
      await recordSecurityEvent(tx, {
        event: 'deconnexion_annuaire',
        subjectUid: uid,
        object: `${ended} sessions`,
      });
    }
  });
}
