import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';

/** Form errors of these problems, by path. */
function toFieldErrors(problems: readonly FieldError[]): FieldErrors<ProjectDocument> {
  const errors: FieldErrors<ProjectDocument> = {};
  for (const { chemin, message } of problems) set(errors, chemin, { type: 'regle', message });
  return errors;
}

/** The wizard's form resolver: runs the step's own rules. */
export function stepResolver(
  problemsOf: (document: ProjectDocument) => FieldError[],
): Resolver<ProjectDocument> {
  return (values) => {
    const problems = problemsOf(values);
    return problems.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toFieldErrors(problems) as never };
  };
}
