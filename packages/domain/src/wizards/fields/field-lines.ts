import type { Field, FieldGroup } from '../field.ts';
import type { SummaryLine, WizardProject } from '../wizard-project.ts';
import { appliesTo } from './asked.ts';
import { answerOf, FIELD_KINDS } from './field-kinds.ts';

function linesOf<Scope>(field: Field<Scope>, scope: Scope, project: WizardProject): SummaryLine[] {
  const { kind, label, line = label, required, derived } = field;
  if (typeof line === 'function') return line(scope, project);
  if (typeof line === 'object') return [];
  const answer = answerOf(field, scope);
  // An unanswered optional question has no line.
  if (!answer && required === undefined && !derived) return [];
  return FIELD_KINDS[kind].lines(line, answer as never, field as never);
}

/** The answers as lines of the order form; unanswered questions are marked as missing. */
export function fieldLines<Scope>(
  groups: readonly FieldGroup<Scope>[],
  scope: Scope,
  project: WizardProject,
): SummaryLine[] {
  return groups
    .filter((group) => appliesTo(group, scope, project))
    .flatMap((group) => group.fields.filter((field) => appliesTo(field, scope, project)))
    .flatMap((field) => linesOf(field, scope, project));
}
