import type { Board } from '../projects/board.ts';
import { answerAt, withAnswer } from '../wizards/answer-at.ts';
import { askedFields } from '../wizards/fields/asked.ts';
import type { WizardProject } from '../wizards/wizard-project.ts';
import { BOARD_CONTENT } from './board-content.ts';

/** Result of copying one board's content to another. */
export interface CopiedContent {
  /** The target with its empty answers filled. */
  filled: Board;
  /** Paths of its non-empty, different answers: overwritten only after confirmation. */
  over: readonly string[];
  /** The target with those overwritten as well. */
  replaced: Board;
  /** Number of filled answers. */
  count: number;
}

function isBlank(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  if (typeof answer === 'object' && answer !== null) return Object.values(answer).every(isBlank);
  return answer === undefined || answer === null;
}

/** Copied lines are new entries with their own ids. */
function withNewIds(answer: unknown, newId: () => string): unknown {
  return Array.isArray(answer) ? answer.map((item) => ({ ...item, entree: newId() })) : answer;
}

/** Paths of a board's answers; excludes photos, whose files belong to one board. */
function copiedPaths(board: Board, project: WizardProject): string[] {
  return askedFields(BOARD_CONTENT, board, project)
    .filter(({ kind }) => kind !== 'photos')
    .flatMap(({ path, names = {} }) => [path, ...Object.keys(names)]);
}

/** Copies the content of `from` to `to`, answer by answer at the same path (specification/boards.md#content). */
export function copyContent(
  from: Board,
  to: Board,
  project: WizardProject,
  newId: () => string,
): CopiedContent {
  let filled = to;
  let replaced = to;
  const over: string[] = [];
  let count = 0;
  for (const path of copiedPaths(to, project)) {
    const answer = answerAt(from, path);
    const present = answerAt(to, path);
    if (isBlank(answer) || JSON.stringify(answer) === JSON.stringify(present)) continue;
    const copy = withNewIds(answer, newId);
    replaced = withAnswer(replaced, path, copy);
    if (isBlank(present)) {
      filled = withAnswer(filled, path, copy);
      count += 1;
    } else over.push(path);
  }
  return { filled, over, replaced, count };
}
