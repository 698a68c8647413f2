import type { Account } from '../features/base/people/users.repository.ts';
import type { Caller } from './caller.ts';
import { createUser } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { joinExecution, move, type Order, submittedOrder } from './workflow-factories.ts';

/** An order in Impression, with its execution file, and its printer. */
export interface PrintJob extends Order {
  printer: Account;
  /** Calls as the printer. */
  printerCaller: Caller;
}

type Change = Parameters<typeof submittedOrder>[1];

/**
 * A Carte Brasserie in Impression, with its execution file: an administrator's forced move skips the approval.
 * `printer` prints; a new printer by default.
 */
export async function orderInPrint(
  site: TestApp,
  { printer, change }: { printer?: Account | 'agence'; change?: Change } = {},
): Promise<PrintJob> {
  const order = await submittedOrder(site, change);
  const { name } = await createUser(site.pool, { role: 'administrator' });
  const forced = { force: true, comment: 'Accord reçu par téléphone' };
  await move(site.as(name), order.id, 'Exécution', forced);
  await joinExecution(order);
  const prints =
    printer === 'agence' ? order.agence : (printer ?? (await createUser(site.pool, { role: 'imprimeur' })));
  await move(site.as(name), order.id, 'Impression', { ...forced, imprimeur: prints.name });
  return { ...order, printer: prints, printerCaller: site.as(prints.name) };
}
