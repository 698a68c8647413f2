import { inTransaction } from '@ardoise/server/db/transaction.ts';
import type { DemonstrationPlace } from '@ardoise/server/demonstration.ts';
import { issueEvidence, meansInWords } from '@ardoise/server/features/approvals/issue-evidence.ts';
import { proofPictures } from '@ardoise/server/features/approvals/proof-pictures.ts';
import { dateFile } from '@ardoise/server/features/files/files.repository.ts';
import { issueOrderForm } from '@ardoise/server/features/order-forms/issue-order-form.ts';
import { displayNames } from '@ardoise/server/features/people/display-names.ts';
import { validSignatures } from '@ardoise/server/features/projects/signatures.repository.ts';
import { filesOfProof } from '@ardoise/server/features/proofs/proofs.repository.ts';
import {
  type DemoApproval,
  findWithoutEvidence,
  findWithoutOrderForm,
  lockWithoutEvidence,
  lockWithoutOrderForm,
} from './seed/demo.repository.ts';

async function printOrderForm({ pool, files }: DemonstrationPlace, id: string): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const signed = await lockWithoutOrderForm(tx, id);
    if (signed === null) return false;
    const { project, by, at } = signed;
    const form = await issueOrderForm(tx, files, project, await validSignatures(tx, id), by);
    await dateFile(tx, form.id, at);
    return true;
  });
}

async function printEvidence(
  { pool, files }: DemonstrationPlace,
  { id, version }: Pick<DemoApproval, 'id' | 'version'>,
): Promise<boolean> {
  const pictures = await proofPictures(files, await filesOfProof(pool, id, version));
  return inTransaction(pool, async (tx) => {
    const locked = await lockWithoutEvidence(tx, id);
    if (locked === null) return false;
    const nameOf = await displayNames(tx);
    const { project, approval } = locked;
    const { signed_by: by, address, userAgent, via, email } = approval;
    const means = meansInWords(via, email, nameOf(by));
    const given = { signer: { ...approval, means }, device: { address, userAgent } };
    for (const page of await issueEvidence(tx, files, project, given, { by, pictures }))
      await dateFile(tx, page.id, approval.t_approval);
    return true;
  });
}

/** Prints the order forms that the loaded projects lack, one after the other, and tells the id of each project. */
export async function* printOrderForms(context: DemonstrationPlace): AsyncGenerator<string> {
  for (const id of await findWithoutOrderForm(context.pool)) if (await printOrderForm(context, id)) yield id;
}

/** The same for the evidence of the clients' agreements, which names the order form. */
export async function* printEvidences(context: DemonstrationPlace): AsyncGenerator<string> {
  for (const approval of await findWithoutEvidence(context.pool))
    if (await printEvidence(context, approval)) yield approval.id;
}

/**
 * Prints them beside what the server does: two hundred documents take longer than somebody waits for a first start. What
 * is not printed when the server stops is printed after the next start.
 *
 * @returns how to stop it; the document under way is finished
 */
export function startPrintingDocuments(
  context: DemonstrationPlace,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  const work = async () => {
    for await (const _ of printOrderForms(context)) if (stopped) return;
    for await (const _ of printEvidences(context)) if (stopped) return;
  };
  const done = work().catch(onError);
  return async () => {
    stopped = true;
    await done;
  };
}
