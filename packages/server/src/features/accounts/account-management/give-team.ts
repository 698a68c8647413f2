import { formOf } from '@ardoise/domain/accounts/account-form.ts';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { recordAccountChange } from './account-entry.ts';
import { type ChangedAccount, writeAccount } from './change-account.ts';
import { listTeam } from './dependents.repository.ts';
import { refuseProblems } from './invitation-problems.ts';
import { lockManagedAccount, readChangedAccount } from './locked-account.ts';
import { isOpenAccount } from './managed-accounts.repository.ts';

/**
 * Attaches the people of an smhf or mdv to another one, with their ongoing projects, in one transaction
 * (specification/accounts.md#deactivation).
 * @throws Refusal INTROUVABLE, ROLE, VALIDATION when `cible` is no open account of the same role
 */
export function giveTeam(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  actor: Actor,
  uid: number,
  cible: string,
): Promise<ChangedAccount[]> {
  return inTransaction(pool, async (tx) => {
    const manager = await lockManagedAccount(tx, actor, uid);
    const column = manager.role === 'smhf' || manager.role === 'mdv' ? manager.role : null;
    if (column === null) throw new Refusal('VALIDATION');
    if (cible === manager.name || !(await isOpenAccount(tx, column, cible)))
      refuseProblems([
        {
          chemin: 'cible',
          message: 'Choisissez une autre personne du même rôle, dont le compte est ouvert.',
        },
      ]);
    const changes: ChangedAccount[] = [];
    for (const member of await listTeam(tx, column, manager.name)) {
      const before = await readChangedAccount(tx, member);
      const changed = await writeAccount(tx, { actor, mails }, before, {
        ...formOf(before),
        [column]: cible,
      });
      await recordAccountChange(tx, before, changed.account);
      changes.push(changed);
    }
    return changes;
  });
}
