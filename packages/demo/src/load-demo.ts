import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { inTransaction, type Transaction } from '@ardoise/server/db/transaction.ts';
import type { DemonstrationPlace } from '@ardoise/server/demonstration.ts';
import { hashPassword } from '@ardoise/server/features/accounts/accounts/password-hash.ts';
import { CATALOGUE_CONTENT } from './catalogue/catalogue-content.ts';
import { DEMO_SETTINGS } from './demo-settings.ts';
import { loadProjects } from './projects/load-projects.ts';
import { demoQuotas } from './quotas.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import {
  insertDemoCatalogue,
  insertDemoOutlets,
  insertDemoQuotas,
  insertDemoSettings,
  insertDemoUsers,
  isDemoLoaded,
  isUsed,
  lockDemo,
} from './seed/demo.repository.ts';
import { demoOutlets } from './seed/outlets.ts';

const IS_USED =
  'The demonstration is loaded only into a new database: this one has accounts, projects, outlets, a catalogue or a log. Start with DEMO=0, or with another DATA_DIR or DATABASE_URL.';

/** One shared hash: the password is public, and hashing is slow on purpose. */
async function loadAccounts(tx: Transaction): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await insertDemoUsers(
    tx,
    DEMO_ACCOUNTS.map((account) => ({ ...account, password_hash })),
  );
}

async function loadReferences(tx: Transaction, now: Date): Promise<void> {
  await insertDemoSettings(tx, DEMO_SETTINGS);
  const items = Object.entries(CATALOGUE_CONTENT).flatMap(([list, content]) =>
    content.map((data, position) => ({ list, id: data.id, position, data })),
  );
  await insertDemoCatalogue(tx, items);
  await insertDemoOutlets(
    tx,
    demoOutlets().map(({ nOutlet, ...data }) => ({ n_outlet: nOutlet, data })),
  );
  await insertDemoQuotas(tx, demoQuotas(parisYear(now)));
}

/**
 * Loads the demonstration once, in one transaction: accounts, settings, reference lists, outlets, quotas, projects
 * dated back from `now`. Idempotent.
 * @returns whether it was loaded by this call
 * @throws if the database was used already: invented projects must not mix with real ones
 * (specification/security.md#the-demonstration)
 */
export async function loadDemo(context: DemonstrationPlace, now: Date = new Date()): Promise<boolean> {
  if (await isDemoLoaded(context.pool)) return false;
  return inTransaction(context.pool, async (tx) => {
    await lockDemo(tx);
    if (await isDemoLoaded(tx)) return false;
    if (await isUsed(tx)) throw new Error(IS_USED);
    await loadAccounts(tx);
    await loadReferences(tx, now);
    await loadProjects(tx, context.files, now);
    await insertDemoSettings(tx, { demoLoaded: now.toISOString() });
    return true;
  });
}
