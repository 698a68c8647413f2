import type { FieldError } from '@ardoise/domain/errors.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';

/**
 * The problems as their fields say them: those that repeat the sentence above the form say only that the answer is
 * missing.
 */
export function fieldMessages({ refused }: Pick<Step, 'refused'>, problems: FieldError[]): FieldError[] {
  const sentence = refused?.(problems);
  return problems.map((problem) =>
    problem.message === sentence ? { ...problem, message: 'À renseigner' } : problem,
  );
}
