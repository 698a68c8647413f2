import { firstTabNumber, stepStatus, type Tab, type Wizard } from '../wizards/wizard.ts';
import type { SummaryLine, WizardProject } from '../wizards/wizard-project.ts';
import type { Kind } from './kind.ts';

/** One step of the order in words: displayed by the recap, frozen in the order form. */
export interface SummarySection {
  path: string;
  tab: string;
  title: string;
  lines: SummaryLine[];
}

/** All questions and answers of the order, in the order of the relevant steps. */
export function summarise(wizard: Wizard, project: WizardProject): SummarySection[] {
  return wizard.steps
    .filter((step) => stepStatus(step, project) !== 'not-applicable')
    .map((step) => ({ path: step.path, tab: step.tab, title: step.short, lines: step.summary(project) }));
}

/** A tab of the wizard as a chapter of the order, with its steps. */
export interface Chapter extends Tab {
  number: number;
  sections: SummarySection[];
}

/** The order by tab, numbered alike in the recap and in the order form; a tab without a relevant step is omitted. */
export function chaptersOf(wizard: Wizard, project: WizardProject): Chapter[] {
  const sections = summarise(wizard, project);
  return wizard.tabs
    .map((tab) => ({ ...tab, sections: sections.filter((section) => section.tab === tab.key) }))
    .filter((chapter) => chapter.sections.length > 0)
    .map((chapter, index) => ({ ...chapter, number: index + firstTabNumber(wizard) }));
}

/** The order in words for the client, beside the proof, by link and on the delegate's tablet. */
export function summariseForClient(
  { wizard, clientSteps }: Pick<Kind, 'wizard' | 'clientSteps'>,
  project: WizardProject,
): { title: string; lines: Pick<SummaryLine, 'label' | 'value' | 'rich'>[] }[] {
  return summarise(wizard, project)
    .filter(({ path }) => clientSteps.includes(path))
    .map(({ title, lines }) => ({ title, lines: lines.map(({ images: _pictures, ...line }) => line) }));
}
