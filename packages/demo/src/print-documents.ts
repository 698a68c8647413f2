import { inTransaction } from '@ardoise/server/db/transaction.ts';
import type { DemonstrationPlace } from '@ardoise/server/demonstration.ts';
import { displayNames } from '@ardoise/server/features/base/people/display-names.ts';
import { dateFile } from '@ardoise/server/features/project/documents/files/files.repository.ts';
import { proofPictures } from '@ardoise/server/features/project/documents/proofs/proof-pictures.ts';
import { filesOfProof } from '@ardoise/server/features/project/documents/proofs/proofs.repository.ts';
import { issueOrderForm } from '@ardoise/server/features/project/order-forms/issue-order-form.ts';
import { validSignatures } from '@ardoise/server/features/project/projects/signatures.repository.ts';
import { issueEvidence, meansInWords } from '@ardoise/server/features/workflow/approvals/issue-evidence.ts';
import {
  type DemoApproval,
  findWithoutEvidence,
  findWithoutOrderForm,
  lockWithoutEvidence,
  lockWithoutOrderForm,
} from './seed/demo.repository.ts';

/** Prints the order form of a signed project that has none; false where there is nothing to print. */
export async function printOrderForm({ pool, files }: DemonstrationPlace, id: string): Promise<boolean> {
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

/** Concurrency: most of a document's time is waiting for fsync and the database. */
const AT_ONCE = 4;

/** Prints items concurrently, while `goesOn`; returns those printed, in no order. */
async function printEach<Item>(
  items: readonly Item[],
  print: (item: Item) => Promise<boolean>,
  goesOn: () => boolean,
): Promise<Item[]> {
  const waiting = items.values();
  const printed: Item[] = [];
  const work = async () => {
    while (goesOn()) {
      const { value: item, done } = waiting.next();
      if (done) return;
      if (await print(item)) printed.push(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return printed;
}

const always = () => true;

/** Prints the missing order forms of the loaded projects, while `goesOn`; returns the projects' ids. */
export async function printOrderForms(context: DemonstrationPlace, goesOn = always): Promise<string[]> {
  const ids = await findWithoutOrderForm(context.pool);
  return printEach(ids, (id) => printOrderForm(context, id), goesOn);
}

/** The same for the evidence of the clients' approvals, which references the order form. */
export async function printEvidences(context: DemonstrationPlace, goesOn = always): Promise<string[]> {
  const approvals = await findWithoutEvidence(context.pool);
  const printed = await printEach(approvals, (approval) => printEvidence(context, approval), goesOn);
  return printed.map(({ id }) => id);
}

/**
 * Prints them in the background while the server serves: six hundred documents take longer than a first start should.
 * Documents missing when the server stops are printed after the next start.
 * @returns a function that stops it once the current documents are finished
 */
export function startPrintingDocuments(
  context: DemonstrationPlace,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  const goesOn = () => !stopped;
  const work = async () => {
    await printOrderForms(context, goesOn);
    await printEvidences(context, goesOn);
  };
  const done = work().catch(onError);
  return async () => {
    stopped = true;
    await done;
  };
}
