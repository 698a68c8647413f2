import type { FieldError } from '../../base/errors.ts';
import { withdrawnProblems } from '../catalogue/withdrawn-problems.ts';
import type { Field, FieldGroup } from '../field.ts';
import type { WizardProject } from '../wizard-project.ts';
import { askedFields, toldOf } from './asked.ts';
import { answerOf, FIELD_KINDS, formatOf, isClosedList, optionsOf } from './field-kinds.ts';

const NONE: readonly FieldError[] = [];

/** Error message of a given but invalid answer; undefined if valid. */
function wrongAnswer<Scope>(
  field: Field<Scope>,
  answer: unknown,
  scope: Scope,
  project: WizardProject,
): string | undefined {
  if (isClosedList(field)) {
    const offered = optionsOf(field, scope, project).some(({ value }) => value === answer);
    return offered ? undefined : (field.wrong ?? toldOf(field.required, scope, project));
  }
  const format = formatOf(field);
  if (format !== undefined && !format.pattern.test(String(answer).trim())) return format.message;
  return 'check' in field ? field.check?.(String(answer)) : undefined;
}

/** Problems of a field's nested items: of options that are not offered, of the lines within an entry. */
function itemProblems<Scope>(
  field: Field<Scope>,
  answer: unknown,
  project: WizardProject,
): readonly FieldError[] {
  if (field.kind !== 'several' && field.kind !== 'lines') return NONE;
  const items = Array.isArray(answer) ? [...answer.entries()] : [];
  if (field.kind === 'several') {
    const offered = field.options.map(({ value }) => value);
    const strange = items.filter(([, item]) => !offered.includes(item));
    return strange.map(([rank]) => ({ chemin: `${field.path}.${rank}`, message: field.wrong }));
  }
  return items.flatMap(([rank, item]) =>
    placedProblems(`${field.path}.${rank}`, fieldProblems(field.groups, item as never, project)),
  );
}

/** Prefixes the paths of an entry's problems with the entry's path. */
export function placedProblems(at: string, problems: readonly FieldError[]): FieldError[] {
  return problems.map(({ chemin, message }) => ({
    chemin: [at, chemin].filter((part) => part !== '').join('.'),
    message,
  }));
}

function problemOf<Scope>(field: Field<Scope>, scope: Scope, project: WizardProject): readonly FieldError[] {
  const withdrawn = withdrawnProblems(field, scope, project.gardees);
  if (withdrawn.length > 0) return withdrawn;
  if (field.rule !== undefined) return field.rule(scope, project);
  const answer = answerOf(field, scope);
  const answered = FIELD_KINDS[field.kind].isAnswered(answer as never, field as never);
  const message = answered
    ? wrongAnswer(field, answer, scope, project)
    : toldOf(field.required, scope, project);
  const ofItems = itemProblems(field, answer, project);
  return message === undefined ? ofItems : [{ chemin: field.path, message }, ...ofItems];
}

/** Problems of these fields, in screen order; fields not asked now have none. */
export function fieldProblems<Scope>(
  groups: readonly FieldGroup<Scope>[],
  scope: Scope,
  project: WizardProject,
): FieldError[] {
  const problems: FieldError[] = [];
  for (const field of askedFields(groups, scope, project)) problems.push(...problemOf(field, scope, project));
  return problems;
}
