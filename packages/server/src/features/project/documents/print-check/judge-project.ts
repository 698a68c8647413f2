import { judgeFile } from '@ardoise/domain/print-check/judge-file.ts';
import { type OrderedPrint, orderedPrints } from '@ardoise/domain/print-check/ordered-print.ts';
import type { PrintFacts } from '@ardoise/domain/print-check/print-facts.ts';
import {
  type PrintVerdict,
  reasonsToRedo,
  toRedoSentence,
} from '@ardoise/domain/print-check/print-verdict.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';
import {
  type CheckedProject,
  findFacts,
  findFormat,
  listExecutionFiles,
  listWaivers,
  type PrintFile,
  setExecutionToRedo,
  type Waiver,
} from './print-check.repository.ts';

/** A file and what is said of it; null while it is not known. */
export interface JudgedFile {
  file: PrintFile;
  verdict: PrintVerdict | null;
  waiver: Waiver | null;
  /** Its agency cannot send the order to be printed with it. */
  blocks: boolean;
}

export function isPdf({ mime, filename }: Pick<PrintFile, 'mime' | 'filename'>): boolean {
  return mime === 'application/pdf' && /\.pdf$/i.test(filename);
}

/** What an order has printed. */
export async function printsOfProject(
  db: Db,
  { id, kind, type, doc }: CheckedProject,
): Promise<OrderedPrint[]> {
  const document = JSON.parse(doc) as ProjectDocument;
  return orderedPrints({ kind, type, document, format: await findFormat(db, id) });
}

function verdictOn(
  file: PrintFile,
  facts: ReadonlyMap<string, PrintFacts>,
  prints: readonly OrderedPrint[],
): PrintVerdict | null {
  const name = shownFileName(file.filename);
  if (!isPdf(file)) return judgeFile(name, null, prints);
  const known = facts.get(file.sha256);
  return known === undefined ? null : judgeFile(name, known, prints);
}

/** These files held against what the order has printed. */
export async function judgeFiles(
  db: Db,
  project: CheckedProject,
  files: readonly PrintFile[],
  prints: readonly OrderedPrint[],
): Promise<JudgedFile[]> {
  const facts = await findFacts(
    db,
    files.map(({ sha256 }) => sha256),
  );
  const waivers = await listWaivers(db, project.id);
  return files.map((file) => {
    const verdict = verdictOn(file, facts, prints);
    const waiver = waivers.find(({ sha256 }) => sha256 === file.sha256) ?? null;
    const isToRedo = verdict !== null && reasonsToRedo(verdict).length > 0;
    return { file, verdict, waiver, blocks: file.holds && waiver === null && isToRedo };
  });
}

/** Updates the column that the guard reads. The project's row must be locked. */
export async function refreshToRedo(tx: Transaction, project: CheckedProject): Promise<boolean> {
  const files = await listExecutionFiles(tx, project.id);
  const judged =
    files.length === 0 ? [] : await judgeFiles(tx, project, files, await printsOfProject(tx, project));
  const sentence = judged
    .flatMap(({ file, verdict, blocks }) =>
      blocks && verdict !== null
        ? [toRedoSentence(shownFileName(file.filename), reasonsToRedo(verdict))]
        : [],
    )
    .join(' ');
  if (sentence === project.execution_to_redo) return false;
  await setExecutionToRedo(tx, project.id, sentence);
  return true;
}
