import { type SummaryLine, stepStatus, type Wizard, type WizardProject } from './wizard.ts';

/** One step of the order in words: the recap shows it, the order form freezes it. */
export interface SummarySection {
  path: string;
  tab: string;
  title: string;
  lines: SummaryLine[];
}

/** The whole order as questions and answers, in the order of the steps that apply. */
export function summarise(wizard: Wizard, project: WizardProject): SummarySection[] {
  return wizard.steps
    .filter((step) => stepStatus(step, project) !== 'not-applicable')
    .map((step) => ({ path: step.path, tab: step.tab, title: step.short, lines: step.summary(project) }));
}
