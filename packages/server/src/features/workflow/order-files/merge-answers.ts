import { changedParts, documentOf, partsToSend } from '@ardoise/domain/answers/changed-parts.ts';
import { fieldInWords } from '@ardoise/domain/answers/describe-conflict.ts';
import { commonAncestor, mergeDocuments } from '@ardoise/domain/answers/merge-documents.ts';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { WaitingOrder } from '@ardoise/domain/contract/order-files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';

type Answers = NonNullable<WaitingOrder['reponses']>;
type Saved = ReturnType<typeof partsToSend> & { version: number };

/** Answers that are named of those that differ. */
const MOST_NAMED = 5;

/**
 * The answers of an order with those of a device. What others changed otherwise stays theirs, unless the device changed it too.
 * @throws Refusal VERSION, which names the answers that both have changed
 */
export function mergedAnswers(
  project: Project,
  { base, document, envoyees }: Answers,
): ReturnType<typeof documentOf> {
  const theirs = documentOf(project);
  const ancestor = commonAncestor(base, envoyees, theirs);
  const merge = mergeDocuments(ancestor, document, theirs);
  if (merge.conflicts.length > 0) {
    const { wizard } = KINDS[kindOf(project.type)];
    const names = [...new Set(merge.conflicts.map((conflict) => fieldInWords(wizard, conflict)))];
    const shown = names.slice(0, MOST_NAMED).join('\u00a0; ');
    const more = names.length > MOST_NAMED ? '…' : '.';
    throw new Refusal('VERSION', {
      message: `Ces réponses ont été changées ailleurs depuis\u00a0: ${shown}${more} Rien n’a été changé.`,
    });
  }
  return merge.document;
}

/**
 * The body of the save that brings a device's answers into an order, as its queue would send it; null where the order has them
 * already.
 * @throws Refusal as `mergedAnswers`
 */
export function mergeAnswers(project: Project, answers: Answers): Saved | null {
  const theirs = documentOf(project);
  const merged = mergedAnswers(project, answers);
  if (changedParts(theirs, merged).length === 0) return null;
  return { ...partsToSend(theirs, merged), version: project.version };
}
