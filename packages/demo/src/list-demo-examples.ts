import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { listDemoExamples as call } from '@ardoise/domain/contract/demo.ts';
import { type Holder, holderOf } from '@ardoise/domain/rules/holder.ts';
import type { Db } from '@ardoise/server/db/transaction.ts';
import {
  type ExampleRow,
  listExamples,
  listPublishedAccounts,
  type PublishedAccount,
} from './demo-examples.repository.ts';

/** One project of each kind in each status, its holder, and the account that opens it. */
export async function listDemoExamples(db: Db): Promise<ReplyOf<typeof call>> {
  const accounts = await listPublishedAccounts(db);
  return (await listExamples(db)).map((row) => {
    const role = holderOf(row.statut, row.type);
    const account = holdingAccount(row, role, accounts);
    return {
      kind: row.kind,
      statut: row.statut,
      _id: { $oid: row.id },
      nameProjet: row.name_projet,
      role,
      personne: account?.shown ?? (role === 'client' ? row.client_name : ''),
      compte: account?.name ?? row.dc,
    };
  });
}

/** Named by the project, or any of a role that projects do not name; undefined if no account opens it. */
function holdingAccount(
  row: ExampleRow,
  role: Holder,
  accounts: readonly PublishedAccount[],
): PublishedAccount | undefined {
  if (role === null) return undefined;
  if (role === 'siege' || role === 'installateur') return accounts.find((account) => account.role === role);
  return accounts.find(({ name }) => name === row[role]);
}
