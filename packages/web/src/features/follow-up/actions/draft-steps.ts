import { stepStatus, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';

/** A step of a draft, done or not. */
export interface DraftStep {
  path: string;
  name: string;
  done: boolean;
}

/** The steps of a draft in their order, without those that do not apply. */
export function draftSteps(wizard: Pick<Wizard, 'steps'>, project: WizardProject): DraftStep[] {
  return wizard.steps
    .map((step) => ({ step, status: stepStatus(step, project) }))
    .filter(({ status }) => status !== 'not-applicable')
    .map(({ step: { path, short }, status }) => ({ path, name: short, done: status === 'done' }));
}
