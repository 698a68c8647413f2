import type { WizardProject } from '../wizard-project.ts';
import type { Condition, Field, FieldGroup, Told } from './field.ts';

interface Conditions<Scope> {
  applies?: Condition<Scope>;
  askedOnce?: Condition<Scope>;
}

/** Whether this belongs to the order at all. */
export function appliesTo<Scope>(
  { applies }: Conditions<Scope>,
  scope: Scope,
  project: WizardProject,
): boolean {
  return applies?.(scope, project) ?? true;
}

/** Whether this is asked now: it belongs to the order, and what it waits for is answered. */
export function isAsked<Scope>(of: Conditions<Scope>, scope: Scope, project: WizardProject): boolean {
  return appliesTo(of, scope, project) && (of.askedOnce?.(scope, project) ?? true);
}

/** The fields of these groups that are asked now, in the order of the screen. */
export function askedFields<Scope>(
  groups: readonly FieldGroup<Scope>[],
  scope: Scope,
  project: WizardProject,
): Field<Scope>[] {
  return groups
    .filter((group) => isAsked(group, scope, project))
    .flatMap((group) => group.fields.filter((field) => isAsked(field, scope, project)));
}

/** What is said, as it stands or worked out. */
export function toldOf<Said, Scope>(said: Told<Said, Scope>, scope: Scope, project: WizardProject): Said {
  return typeof said === 'function'
    ? (said as (scope: Scope, project: WizardProject) => Said)(scope, project)
    : said;
}
