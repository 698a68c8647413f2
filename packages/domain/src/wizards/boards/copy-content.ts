import type { Board } from '../../projects/board.ts';
import { answerAt, withAnswer } from '../fields/answer-at.ts';
import { askedFields } from '../fields/asked.ts';
import type { WizardProject } from '../wizard-project.ts';
import { BOARD_CONTENT } from './board-content.ts';

/** What copying the content of one board to another does. */
export interface CopiedContent {
  /** The other with its empty answers filled. */
  filled: Board;
  /** Paths of its answers that hold something else: they are written over only on demand. */
  over: readonly string[];
  /** The other with those written over as well. */
  replaced: Board;
  /** How many answers are filled. */
  count: number;
}

function isBlank(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  if (typeof answer === 'object' && answer !== null) return Object.values(answer).every(isBlank);
  return answer === undefined || answer === null;
}

/** Lines that are copied are entries of their own. */
function withNewIds(answer: unknown, newId: () => string): unknown {
  return Array.isArray(answer) ? answer.map((item) => ({ ...item, entree: newId() })) : answer;
}

/** Paths of the answers that a board is asked for; a photo is a file of one board alone, and not among them. */
function copiedPaths(board: Board, project: WizardProject): string[] {
  return askedFields(BOARD_CONTENT, board, project)
    .filter(({ kind }) => kind !== 'photos')
    .flatMap(({ path, names = {} }) => [path, ...Object.keys(names)]);
}

/** Content of `from` on `to`, answer by answer at the same path (specification/boards.md#content). */
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
