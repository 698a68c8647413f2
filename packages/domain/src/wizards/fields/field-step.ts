import type { FieldError } from '../../base/errors.ts';
import type { FieldGroup } from '../field.ts';
import type { Step } from '../wizard.ts';
import type { WizardProject } from '../wizard-project.ts';
import { fieldLines } from './field-lines.ts';
import { fieldProblems } from './field-problems.ts';

interface StepOfFields<Path extends string> extends Omit<Step<Path>, 'problems' | 'summary' | 'groups'> {
  groups: readonly FieldGroup[];
  /** Rules over several fields, reported after those of each field. */
  rules?: (project: WizardProject) => FieldError[];
  /** Overrides the lines of the order form that derive from the fields. */
  summary?: Step['summary'];
}

/** A step defined by its fields: problems and lines of the order form derive from them. */
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
