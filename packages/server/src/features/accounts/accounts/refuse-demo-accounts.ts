import type { Db } from '../../../db/transaction.ts';
import { listDemoAccounts } from './demo-accounts.repository.ts';

/**
 * Without DEMO=1 nobody may log in with the demonstration's published password: checks the mark of its accounts, which
 * a change of password clears, not hashes.
 * @throws while one of its accounts is left, naming the command that removes them
 */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const accounts = await listDemoAccounts(db);
  if (accounts.length === 0) return;
  const names = accounts.map(({ name }) => name).join(', ');
  throw new Error(
    `This database holds accounts of the demonstration, open to anybody with its published password: ${names}.\n` +
      'Remove the demonstration with: node scripts/remove-demonstration.mjs (--keep name[,name] keeps accounts, with new passwords), or start with DEMO=1.',
  );
}
