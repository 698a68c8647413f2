import { type SummarySection, summarise } from '@ardoise/domain/wizards/signed-summary.ts';
import type { Tab, Wizard, WizardProject } from '@ardoise/domain/wizards/wizard.ts';

/** A tab of the wizard as a chapter of the order, with its steps. */
export interface Chapter extends Tab {
  number: number;
  sections: SummarySection[];
}

/** The order in the wizard's own order; a tab without a step that applies is left out. */
export function chaptersOf(wizard: Wizard, project: WizardProject): Chapter[] {
  const sections = summarise(wizard, project);
  return wizard.tabs
    .map((tab) => ({ ...tab, sections: sections.filter((section) => section.tab === tab.key) }))
    .filter((chapter) => chapter.sections.length > 0)
    .map((chapter, index) => ({ ...chapter, number: index + 1 }));
}
