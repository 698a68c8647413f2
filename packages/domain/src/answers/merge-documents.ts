import { withEntryIds } from '../projects/entries.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { DERIVED_NAMES } from '../wizards/steps/id-projet.ts';
import { sameContent } from './same-content.ts';
import { type Answer, type FieldPath, placeKnown, walkAnswers } from './walk-answers.ts';

/** An answer that both people changed differently, or an entry that one changed and the other deleted. */
export type FieldConflict = Omit<Answer, 'base'>;

export interface Merge {
  document: ProjectDocument;
  /** Answers taken from the other person. */
  incoming: FieldPath[];
  conflicts: FieldConflict[];
}

type Side = 'mine' | 'theirs';

/** Computed from other answers, or no answer but what is known of one: never in conflict. */
const isDerived = ({ path }: Pick<Answer, 'path'>) =>
  path[0] === 'lectureCarte' || DERIVED_NAMES.includes(path.join('.'));
/** Omits cleared answers. */
const answered = (value: unknown) => (sameContent(value, undefined) ? undefined : value);

/** Older documents without entry ids get the same ones on every side. */
function walkDocuments(
  base: ProjectDocument,
  mine: ProjectDocument,
  theirs: ProjectDocument,
  choose: (answer: Answer) => unknown,
  order?: Parameters<typeof walkAnswers>[2],
): ProjectDocument {
  const sides = { base: withEntryIds(base), mine: withEntryIds(mine), theirs: withEntryIds(theirs) };
  return (walkAnswers(sides, choose, order) ?? {}) as ProjectDocument;
}

type Boards = NonNullable<ProjectDocument['boards']>;

/** Boards that I added under a number that the other also used: without it, the rules assign the next free one. */
function renumbered(boards: Boards, theirs: Boards): Boards {
  const known = new Set(theirs.map(({ entree }) => entree));
  const taken = new Set(theirs.map(({ displayName }) => displayName));
  return boards.map((board) => {
    if (known.has(board.entree) || !taken.has(board.displayName)) return board;
    const { displayName: _taken, ...kept } = board;
    return kept;
  });
}

/**
 * Resolves combinations that each side's rules exclude: one added a formula where the other chose none, which a formula
 * clears (specification/wizards.md#answers-that-follow-from-others), or both added the same board.
 */
function withoutContradiction(document: ProjectDocument, theirs: ProjectDocument): ProjectDocument {
  const { infopdv, boards } = document;
  return {
    ...document,
    ...(infopdv?.noFormule && infopdv.formules?.length ? { infopdv: { ...infopdv, noFormule: '' } } : {}),
    ...(boards === undefined ? {} : { boards: renumbered(boards, withEntryIds(theirs).boards ?? []) }),
  };
}

/**
 * Three-way merge, answer by answer and entry by entry. Changes of one side are taken; different changes of both sides
 * are a conflict, resolved by `decide` (mine until asked).
 */
export function mergeDocuments(
  base: ProjectDocument,
  mine: ProjectDocument,
  theirs: ProjectDocument,
  decide: (conflict: FieldConflict) => Side = () => 'mine',
): Merge {
  const incoming: FieldPath[] = [];
  const conflicts: FieldConflict[] = [];
  const document = walkDocuments(base, mine, theirs, (answer) => {
    const theyChanged = !sameContent(answer.base, answer.theirs);
    if (sameContent(answer.mine, answer.theirs)) return answer.theirs;
    if (sameContent(answer.base, answer.mine) || (theyChanged && isDerived(answer))) {
      incoming.push(answer.path);
      return answer.theirs;
    }
    const { base: _was, ...conflict } = answer;
    if (theyChanged) conflicts.push(conflict);
    return !theyChanged || decide(conflict) === 'mine' ? answered(answer.mine) : answer.theirs;
  });
  return { document: withoutContradiction(document, theirs), incoming, conflicts };
}

/**
 * The merge base after lost replies: an answer of one of those calls now on the server is not another person's change,
 * but mine, stored.
 */
export function commonAncestor(
  base: ProjectDocument,
  sent: readonly ProjectDocument[],
  theirs: ProjectDocument,
): ProjectDocument {
  return sent.reduce(
    (ancestor, document) =>
      walkDocuments(
        ancestor,
        document,
        theirs,
        (answer) => (sameContent(answer.mine, answer.theirs) ? answer.mine : answer.base),
        placeKnown,
      ),
    base,
  );
}

/** The answers that I changed and that the other side lacks. */
export function mineOnly(
  base: ProjectDocument,
  mine: ProjectDocument,
  theirs: ProjectDocument,
): FieldConflict[] {
  const found: FieldConflict[] = [];
  walkDocuments(base, mine, theirs, ({ base: was, ...answer }) => {
    const isMine = !sameContent(was, answer.mine) && !sameContent(answer.mine, answer.theirs);
    if (isMine && !isDerived(answer)) found.push(answer);
    return answer.mine;
  });
  return found;
}
