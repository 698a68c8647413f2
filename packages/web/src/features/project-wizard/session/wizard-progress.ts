import { RECAP_PATH } from '@ardoise/domain/wizards/recap-path.ts';
import {
  findStep,
  firstTabNumber,
  type Step,
  stepStatus,
  type Tab,
  tabStatus,
  type Wizard,
} from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';

export type Mark = 'done' | 'now' | 'todo' | 'na';

export interface MarkedTab extends Tab {
  number: number;
  mark: Mark;
  /** The step that the tab opens: its first incomplete one, else its first. */
  path: string;
}

function stepsOf(wizard: Wizard, tab: string): Step[] {
  return wizard.steps.filter((step) => step.tab === tab);
}

/** The tabs with their state; `path` is the current step. */
export function markTabs(wizard: Wizard, project: WizardProject, path: string): MarkedTab[] {
  const current = wizard.steps.find((step) => step.path === path)?.tab;
  return wizard.tabs.map((tab, index) => {
    const steps = stepsOf(wizard, tab.key);
    const status = tabStatus(wizard, tab.key, project);
    const open = steps.find((step) => stepStatus(step, project) === 'todo') ?? steps[0];
    const mark = tab.key === current ? 'now' : status === 'not-applicable' ? 'na' : status;
    return { ...tab, number: index + firstTabNumber(wizard), mark, path: open?.path ?? RECAP_PATH };
  });
}

export interface SubStep {
  /** The step's path, followed by the entry's id. */
  path: string;
  short: string;
  mark: 'now' | 'done' | 'todo';
}

/** The entries of a step with their own screens, while one of them is open. */
function entrySteps({ path, entries }: Step, project: WizardProject, entry: string | null): SubStep[] {
  if (entry === null || !entries?.ownScreens) return [];
  return entries.of(project).map(({ id, label, problems }) => ({
    path: `${path}/${id}`,
    short: label,
    mark: id === entry ? 'now' : problems.length === 0 ? 'done' : 'todo',
  }));
}

/** The steps of the current tab, where it has several; with the entries of the current step, if one is open. */
export function subSteps(
  wizard: Wizard,
  project: WizardProject,
  path: string,
  entry: string | null = null,
): SubStep[] {
  const current = findStep(wizard, path);
  const steps = current === undefined ? [] : stepsOf(wizard, current.tab);
  const applying = steps.filter((step) => stepStatus(step, project) !== 'not-applicable');
  const marked = applying.flatMap((step): SubStep[] => {
    const below = step.path === path ? entrySteps(step, project, entry) : [];
    const isNow = step.path === path && below.length === 0;
    const mark = isNow ? 'now' : stepStatus(step, project) === 'done' ? 'done' : 'todo';
    return [{ path: step.path, short: step.short, mark }, ...below];
  });
  return marked.length < 2 ? [] : marked;
}

/** Progress along the tabs, in percent; the recap is 100. */
export function progressOf(wizard: Wizard, path: string): number {
  const current = wizard.steps.find((step) => step.path === path);
  if (current === undefined) return 100;
  const tab = wizard.tabs.findIndex(({ key }) => key === current.tab);
  const steps = stepsOf(wizard, current.tab);
  const within = (steps.indexOf(current) + 0.5) / steps.length;
  return Math.round((100 * (tab + within)) / wizard.tabs.length);
}
