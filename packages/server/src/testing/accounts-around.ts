import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import type { Account } from '../features/base/people/users.repository.ts';
import type { Caller } from './caller.ts';
import type { ChrDraft } from './chr-draft.ts';
import { createUser, type UserOptions } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** An account of every role around an order: its dc and its agency, and its managers by the names that it has. */
export async function accountsAround(
  site: TestApp,
  { dc, agence }: Pick<ChrDraft, 'dc' | 'agence'>,
  client: Omit<UserOptions, 'role'> = {},
): Promise<Record<Role, Account>> {
  const named = (name: string | null) => (name === null ? {} : { name });
  const options: Partial<Record<Role, Omit<UserOptions, 'role'>>> = {
    smhf: named(dc.smhf),
    mdv: named(dc.mdv),
    client,
  };
  const known: Partial<Record<Role, Account>> = { dc, agence };
  const accounts = await Promise.all(
    ROLES.map(
      async (role) =>
        [role, known[role] ?? (await createUser(site.pool, { role, ...options[role] }))] as const,
    ),
  );
  return Object.fromEntries(accounts) as Record<Role, Account>;
}

/** Calls as each of these. */
export function callersOf(site: TestApp, accounts: Record<Role, Account>): Record<Role, Caller> {
  return Object.fromEntries(ROLES.map((role) => [role, site.as(accounts[role].name)])) as Record<
    Role,
    Caller
  >;
}
