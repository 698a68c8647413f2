import type { Wizard } from '../wizard.ts';
import type { Field, FieldGroup } from './field.ts';

/** The names that a field gives: to its answer, and to what is kept with it. */
function namesOf<Scope>({ path, label, names = {} }: Field<Scope>): [string, string][] {
  return [[path, label], ...Object.entries(names)];
}

/** What the answer at this path is called in these groups; what lies below an answer is called as it. Undefined where none is. */
function nameIn<Scope>(groups: readonly FieldGroup<Scope>[], path: string): string | undefined {
  const names = groups.flatMap(({ fields }) => fields.flatMap(namesOf));
  const holding = names.filter(([named]) => path === named || path.startsWith(`${named}.`));
  return holding.sort(([one], [other]) => other.length - one.length)[0]?.[1];
}

/** What the answer at this path is called in a wizard: 'Code postal'. */
export function fieldName({ steps }: Pick<Wizard, 'steps'>, path: string): string | undefined {
  return nameIn(
    steps.flatMap(({ groups = [] }) => groups),
    path,
  );
}
