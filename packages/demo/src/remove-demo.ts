import { randomBytes } from 'node:crypto';
import { inTransaction, type Transaction } from '@ardoise/server/db/transaction.ts';
import {
  type DemoAccountRow,
  listDemoAccounts,
} from '@ardoise/server/features/accounts/accounts/demo-accounts.repository.ts';
import { hashPassword } from '@ardoise/server/features/accounts/accounts/password-hash.ts';
import { recordSecurityEvent } from '@ardoise/server/features/base/security-log/record-security-event.ts';
import type { Pool } from 'pg';
import {
  countProjects,
  type Doomed,
  deleteAccounts,
  deleteOutlets,
  deleteProjects,
  deleteSettings,
  listNeeded,
  type NeededAccount,
  type ProjectCounts,
  setOneTimePassword,
} from './demo-removal.repository.ts';
import { DEMO_SETTINGS } from './demo-settings.ts';
import { DEMO_ACCOUNTS } from './seed/accounts.ts';
import { isDemoLoaded, lockDemo } from './seed/demo.repository.ts';
import { demoOutlets } from './seed/outlets.ts';

const PASSWORD_BYTES = 15;

/** Why nothing was removed, printed by the command. */
export class RemovalRefused extends Error {
  override readonly name = 'RemovalRefused';
}

export interface Removed {
  accounts: string[];
  projects: ProjectCounts;
  outlets: number;
  settings: string[];
  kept: { name: string; mail: string; password: string }[];
}

/** Rolls the dry run back: what would be removed was only counted. */
class OnlyCounted extends Error {
  readonly counted: Removed;
  constructor(counted: Removed) {
    super('only counted');
    this.counted = counted;
  }
}

function plural(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

function needOf({ name, projects, people }: NeededAccount): string {
  const uses = [
    ...(projects > 0 ? [plural(projects, 'project', 'projects')] : []),
    ...(people > 0 ? [plural(people, 'person', 'people')] : []),
  ];
  return `${name} (${uses.join(', ')})`;
}

function doomedOf(marked: readonly DemoAccountRow[], keep: readonly string[]): Doomed {
  const unknown = keep.filter((name) => !marked.some((account) => account.name === name));
  if (unknown.length > 0)
    throw new RemovalRefused(
      `No account of the demonstration with its published password is named ${unknown.join(', ')}. There are: ${marked.map(({ name }) => name).join(', ')}.`,
    );
  const going = marked.filter(({ name }) => !keep.includes(name));
  return {
    uids: going.map(({ uid }) => uid),
    names: going.map(({ name }) => name),
    mails: going.map(({ mail }) => mail),
    demoNames: DEMO_ACCOUNTS.map(({ name }) => name),
  };
}

async function refuseNeeded(tx: Transaction, doomed: Doomed): Promise<void> {
  const needed = await listNeeded(tx, doomed);
  if (needed.length === 0) return;
  throw new RemovalRefused(
    `Projects or people that stay name these accounts: ${needed.map(needOf).join('; ')}. Keep them with --keep ${needed.map(({ name }) => name).join(',')}, or give those projects and people to others first. Nothing was removed.`,
  );
}

async function renewPasswords(
  tx: Transaction,
  accounts: readonly DemoAccountRow[],
): Promise<Removed['kept']> {
  const kept: Removed['kept'] = [];
  for (const { uid, name, mail } of accounts) {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    await setOneTimePassword(tx, uid, await hashPassword(password));
    await recordSecurityEvent(tx, { event: 'mot_de_passe_change', subjectUid: uid });
    kept.push({ name, mail, password });
  }
  return kept;
}

/**
 * Removes the demonstration in one transaction: its accounts but for `keep`, which get one-time passwords; the
 * preloaded projects and those of deleted accounts, with all dependent rows; their quotas; the outlets and settings
 * that were not changed since. Accounts with a password of their own stay, with their projects; catalogues stay. With
 * `dryRun` it rolls back and returns the figures.
 * @throws {RemovalRefused} when there is none, when `keep` names another account, or when remaining rows reference a
 * deleted account
 */
export async function removeDemo(
  pool: Pool,
  { keep, dryRun }: { keep: readonly string[]; dryRun: boolean },
): Promise<Removed> {
  const work = async (tx: Transaction): Promise<Removed> => {
    await lockDemo(tx);
    const marked = await listDemoAccounts(tx);
    if (marked.length === 0 && !(await isDemoLoaded(tx)))
      throw new RemovalRefused('There is no demonstration in this database.');
    const doomed = doomedOf(marked, keep);
    await refuseNeeded(tx, doomed);
    const projects = await countProjects(tx, doomed);
    await deleteProjects(tx, doomed);
    await deleteAccounts(tx, doomed);
    const outlets = await deleteOutlets(
      tx,
      demoOutlets().map(({ nOutlet, ...data }) => ({ n_outlet: nOutlet, data })),
    );
    const settings = await deleteSettings(tx, DEMO_SETTINGS);
    const kept = await renewPasswords(
      tx,
      marked.filter(({ name }) => keep.includes(name)),
    );
    await recordSecurityEvent(tx, {
      event: 'demonstration_retiree',
      object: `${doomed.names.length} comptes, ${projects.gone} projets`,
    });
    const removed = { accounts: doomed.names, projects, outlets, settings, kept };
    if (dryRun) throw new OnlyCounted(removed);
    return removed;
  };
  try {
    return await inTransaction(pool, work);
  } catch (error) {
    if (error instanceof OnlyCounted) return error.counted;
    throw error;
  }
}
