import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';

/**
 * The problems as their fields say them: several of one entry that repeat the sentence above the form say only that the
 * answer is missing. A single one has no sentence above it.
 */
export function fieldMessages(
  { refused, entries }: Pick<Step, 'refused' | 'entries'>,
  problems: FieldError[],
): FieldError[] {
  const sentence = refused?.(problems);
  if (sentence === undefined) return problems;
  const entryOf = ({ chemin }: FieldError) =>
    entries && chemin.startsWith(`${entries.list}.`)
      ? chemin.slice(entries.list.length + 1).split('.')[0]
      : '';
  const inEntry = Map.groupBy(problems, entryOf);
  return problems.map((problem) =>
    problem.message === sentence && (inEntry.get(entryOf(problem))?.length ?? 0) > 1
      ? { ...problem, message: 'À renseigner' }
      : problem,
  );
}
