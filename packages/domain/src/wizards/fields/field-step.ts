import type { FieldError } from '../../errors.ts';
import type { Step } from '../wizard.ts';
import type { WizardProject } from '../wizard-project.ts';
import type { FieldGroup } from './field.ts';
import { fieldLines } from './field-lines.ts';
import { fieldProblems } from './field-problems.ts';

interface StepOfFields<Path extends string> extends Omit<Step<Path>, 'problems' | 'summary' | 'groups'> {
  groups: readonly FieldGroup[];
  /** What concerns several fields together, told after what concerns each. */
  rules?: (project: WizardProject) => FieldError[];
  /** The order form's lines, where they do not follow the fields. */
  summary?: Step['summary'];
}

/** A step made of its fields: what it lacks and what it says in the order form follow from them. */
export function fieldStep<const Path extends string>({
  rules = () => [],
  summary,
  ...step
}: StepOfFields<Path>): Step<Path> {
  return {
    ...step,
    problems: (project) => [...fieldProblems(step.groups, project, project), ...rules(project)],
    summary: summary ?? ((project) => fieldLines(step.groups, project, project)),
  };
}
