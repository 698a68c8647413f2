import type { Condition, Field, FieldGroup, Told } from '../field.ts';
import type { WizardProject } from '../wizard-project.ts';

interface Conditions<Scope> {
  applies?: Condition<Scope>;
  askedOnce?: Condition<Scope>;
}

/** Whether this is relevant for the order at all. */
export function appliesTo<Scope>(
  { applies }: Conditions<Scope>,
  scope: Scope,
  project: WizardProject,
): boolean {
  return applies?.(scope, project) ?? true;
}

/** Whether this is to be answered now: it is relevant, and its prerequisites are answered. */
export function isAsked<Scope>(of: Conditions<Scope>, scope: Scope, project: WizardProject): boolean {
  return appliesTo(of, scope, project) && (of.askedOnce?.(scope, project) ?? true);
}

/** The fields of these groups to be answered now, in screen order. */
export function askedFields<Scope>(
  groups: readonly FieldGroup<Scope>[],
  scope: Scope,
  project: WizardProject,
): Field<Scope>[] {
  const asked: Field<Scope>[] = [];
  for (const group of groups)
    if (isAsked(group, scope, project))
      for (const field of group.fields) if (isAsked(field, scope, project)) asked.push(field);
  return asked;
}

/** Resolves a constant or computed text. */
export function toldOf<Said, Scope>(said: Told<Said, Scope>, scope: Scope, project: WizardProject): Said {
  return typeof said === 'function'
    ? (said as (scope: Scope, project: WizardProject) => Said)(scope, project)
    : said;
}
