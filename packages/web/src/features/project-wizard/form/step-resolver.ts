import type { FieldError } from '@ardoise/domain/errors.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';

/** The fields of a form that these problems concern, by their paths. */
function toFieldErrors(problems: readonly FieldError[]): FieldErrors<ProjectDocument> {
  const errors: FieldErrors<ProjectDocument> = {};
  for (const { chemin, message } of problems) set(errors, chemin, { type: 'regle', message });
  return errors;
}

/** The one resolver of the wizard: what the step's own rules say of the answers. */
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
