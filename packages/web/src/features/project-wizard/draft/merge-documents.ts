import { withEntryIds } from '@ardoise/domain/projects/entries.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { DERIVED_NAMES } from '@ardoise/domain/wizards/steps/id-projet.ts';
import { sameContent } from './same-content.ts';
import { type Answer, type FieldPath, walkAnswers } from './walk-answers.ts';

/** An answer that both people changed, each in their own way, or an entry that one changed and the other deleted. */
export type FieldConflict = Omit<Answer, 'base'>;

export interface Merge {
  document: ProjectDocument;
  /** Answers taken from the other person. */
  incoming: FieldPath[];
  conflicts: FieldConflict[];
}

type Side = 'mine' | 'theirs';

/** The rules compute these from the others, so nobody is asked about them. */
const isDerived = ({ path }: Pick<Answer, 'path'>) => DERIVED_NAMES.includes(path.join('.'));
/** What was cleared is left out. */
const answered = (value: unknown) => (sameContent(value, undefined) ? undefined : value);

/** Documents of before entries had ids are given the same ones on every side. */
function walkDocuments(
  base: ProjectDocument,
  mine: ProjectDocument,
  theirs: ProjectDocument,
  choose: (answer: Answer) => unknown,
): ProjectDocument {
  const sides = { base: withEntryIds(base), mine: withEntryIds(mine), theirs: withEntryIds(theirs) };
  return (walkAnswers(sides, choose) ?? {}) as ProjectDocument;
}

type Boards = NonNullable<ProjectDocument['boards']>;

/** Boards that I added under a number that the other gave too: without theirs, the rules give them the next that is free. */
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
 * What each side's own rules made agree, and both together do not: one added a formula where the other said that there is
 * none, which a formula clears (specification/wizards.md#answers-that-follow-from-others), or both added the same board.
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
 * Three-way merge, answer by answer and entry by entry. What only one person changed is taken from that person;
 * what both changed differently is a conflict, decided by `decide` (mine until asked).
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
 * What both sides started from when replies were lost: an answer of one of those calls that now stands
 * on the server is not somebody else's, it is mine, stored.
 */
export function commonAncestor(
  base: ProjectDocument,
  sent: readonly ProjectDocument[],
  theirs: ProjectDocument,
): ProjectDocument {
  return sent.reduce(
    (ancestor, document) =>
      walkDocuments(ancestor, document, theirs, (answer) =>
        sameContent(answer.mine, answer.theirs) ? answer.mine : answer.base,
      ),
    base,
  );
}

/** The answers that I changed and that the other side does not hold. */
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
