import { PRICE, priceParts } from '../../projects/field-formats.ts';
import { answerAt } from '../answer-at.ts';
import type { FieldGroup } from '../field.ts';
import type { Step } from '../wizard.ts';
import type { WizardProject } from '../wizard-project.ts';
import { askedFields } from './asked.ts';
import { formatOf } from './field-kinds.ts';

const isFree = (answer: unknown) =>
  typeof answer === 'string' && Number(priceParts(answer)?.join('.') ?? Number.NaN) === 0;

function freeIn<Scope>(
  groups: readonly FieldGroup<Scope>[],
  scope: Scope,
  project: WizardProject,
  at: string,
): string[] {
  return askedFields(groups, scope, project).flatMap((field) => {
    const path = `${at}${field.path}`;
    const answer = answerAt(scope, field.path);
    if (field.kind === 'lines')
      return (Array.isArray(answer) ? answer : []).flatMap((item, rank) =>
        freeIn(field.groups, item as never, project, `${path}.${rank}.`),
      );
    return formatOf(field)?.pattern === PRICE && isFree(answer) ? [path] : [];
  });
}

/** Paths of the prices of a step that are 0: valid, but confirmed once (specification/field-rules.md#prices). */
export function freePrices({ groups, entries }: Step, project: WizardProject): string[] {
  const ofEntries = entries?.of(project).flatMap((_, rank) => {
    const at = `${entries.list}.${rank}`;
    return freeIn(entries.groups, answerAt(project, at) as never, project, `${at}.`);
  });
  return [...freeIn(groups, project, project, ''), ...(ofEntries ?? [])];
}
