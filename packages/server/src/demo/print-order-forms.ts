import { inTransaction } from '../db/transaction.ts';
import { issueOrderForm } from '../features/order-forms/issue-order-form.ts';
import { validSignatures } from '../features/projects/signatures.repository.ts';
import { dateDemoFile, findWithoutOrderForm, lockWithoutOrderForm } from './demo.repository.ts';
import type { DemoContext } from './load-demo.ts';

async function printOne({ pool, files }: DemoContext, id: string): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const project = await lockWithoutOrderForm(tx, id);
    if (project === null) return false;
    const signatures = await validSignatures(tx, id);
    const last = signatures.find(({ role }) => role === 'dc');
    if (last === undefined) return false;
    const form = await issueOrderForm(tx, files, project, signatures, project.dc);
    await dateDemoFile(tx, form.id, last.t_signature);
    return true;
  });
}

/** Prints the order forms that the loaded projects lack, one after the other, and tells the id of each project. */
export async function* printOrderForms(context: DemoContext): AsyncGenerator<string> {
  for (const id of await findWithoutOrderForm(context.pool)) if (await printOne(context, id)) yield id;
}

/**
 * Prints them beside what the server does: forty forms take longer than somebody waits for a first start. What is not
 * printed when the server stops is printed after the next start.
 *
 * @returns how to stop it; the form under way is finished
 */
export function startPrintingOrderForms(
  context: DemoContext,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  const work = async () => {
    for await (const _ of printOrderForms(context)) if (stopped) return;
  };
  const done = work().catch(onError);
  return async () => {
    stopped = true;
    await done;
  };
}
