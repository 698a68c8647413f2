import type { FieldError } from '../errors.ts';
import type { EntryLists } from '../projects/entries.ts';
import type { ProjectKind, ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';
import type { FieldGroup } from './fields/field.ts';
import type { SummaryLine, WizardProject } from './wizard-project.ts';

/** An item of a step that repeats: what it is called, what it lacks, what it says in the order form. */
export interface StepEntry {
  /** Its `entree`; empty in a document that nobody has opened since entries have ids. */
  id: string;
  label: string;
  problems: FieldError[];
  summary: SummaryLine[];
}

/** The entries of a step that repeats, made by `repeatingStep`. */
export interface StepEntries {
  list: keyof EntryLists;
  /** What one is called, before its number: 'Formule'. */
  noun: string;
  /** What is asked of each; the paths start from the entry. */
  groups: readonly FieldGroup<never>[];
  /** What is kept of each without a question, by what it is called. */
  names: Readonly<Record<string, string>>;
  /** Each has a screen of its own, below the step's address; otherwise they all stand on the step's. */
  ownScreens: boolean;
  of: (project: WizardProject) => readonly StepEntry[];
}

/** One screen of a wizard. `problems` is what keeps it from being complete; the screen shows it, the server enforces it. */
export interface Step<Path extends string = string> {
  /** The part of the URL between the wizard and the project's id: `creation/theme`. */
  path: Path;
  tab: string;
  /** The question at the head of the screen. */
  title: string;
  /** Its short name among the sub-steps and in lists of what is missing. */
  short: string;
  appliesWhen?: (project: WizardProject) => boolean;
  /** What it asks, as it stands on the screen. */
  groups: readonly FieldGroup[];
  problems: (project: WizardProject) => FieldError[];
  summary: (project: WizardProject) => SummaryLine[];
  /** Where it asks the same of each entry of a list. */
  entries?: StepEntries;
}

export interface Tab {
  key: string;
  title: string;
}

/**
 * A kind's wizard is its steps in order; the engine does the rest for every kind. `Path` are the paths of its steps, each of
 * which has a screen once the kind is open (specification/wizards.md).
 */
export interface Wizard<Path extends string = string> {
  kind: ProjectKind;
  tabs: readonly Tab[];
  steps: readonly Step<Path>[];
  /** The document a new project starts with. */
  initialDocument: () => ProjectDocument;
  /** Makes dependent answers agree (toggles, leftover quantities); `today` is `2026_11_20`, in Europe/Paris. */
  normalise: (document: ProjectDocument, today: string, type: ProjectType) => ProjectDocument;
}

/** A wizard with the paths of its steps known to the compiler. */
export function defineWizard<const Path extends string>(wizard: Wizard<Path>): Wizard<Path> {
  return wizard;
}

export const RECAP_PATH = 'recapitulatif';

export type StepStatus = 'done' | 'todo' | 'not-applicable';

/** A step that is not complete, with the fields to cure. */
export interface MissingStep {
  path: string;
  short: string;
  champs: FieldError[];
}

/** A place where something lacks: a step or, of a step that repeats, one of its entries. */
export interface MissingPlace extends MissingStep {
  /** The entry's id. */
  entry?: string;
}

function applies(step: Step, project: WizardProject): boolean {
  return step.appliesWhen?.(project) ?? true;
}

/** The step at this path of the wizard, if it has one. */
export function findStep(wizard: Wizard, path: string): Step | undefined {
  return wizard.steps.find((step) => step.path === path);
}

/** The next step that applies after `path`; the recap after the last one. */
export function nextStep(wizard: Wizard, path: string, project: WizardProject): string {
  const index = wizard.steps.findIndex((step) => step.path === path);
  return wizard.steps.slice(index + 1).find((step) => applies(step, project))?.path ?? RECAP_PATH;
}

/** The step before `path` that applies, if any; before the recap comes the last step. */
export function previousStep(wizard: Wizard, path: string, project: WizardProject): string | undefined {
  const index =
    path === RECAP_PATH ? wizard.steps.length : wizard.steps.findIndex((step) => step.path === path);
  return wizard.steps.slice(0, Math.max(index, 0)).findLast((step) => applies(step, project))?.path;
}

/** Whether a step is complete, to complete, or not asked of this project. */
export function stepStatus(step: Step, project: WizardProject): StepStatus {
  if (!applies(step, project)) return 'not-applicable';
  return step.problems(project).length === 0 ? 'done' : 'todo';
}

/** A tab is done when all its steps that apply are. */
export function tabStatus(wizard: Wizard, tab: string, project: WizardProject): StepStatus {
  const statuses = wizard.steps.filter((step) => step.tab === tab).map((step) => stepStatus(step, project));
  if (statuses.every((status) => status === 'not-applicable')) return 'not-applicable';
  return statuses.includes('todo') ? 'todo' : 'done';
}

/** Every step that keeps the project from leaving Brouillon, in order (guard `wizardComplete`). */
export function missingSteps(wizard: Wizard, project: WizardProject): MissingStep[] {
  return wizard.steps
    .filter((step) => applies(step, project))
    .map((step) => ({ path: step.path, short: step.short, champs: step.problems(project) }))
    .filter((step) => step.champs.length > 0);
}

/** The entry of a step with this id or, for an address that has none, at this rank, counted from 0. */
export function findEntry(step: Step, project: WizardProject, idOrRank: string): StepEntry | undefined {
  const entries = step.entries?.of(project) ?? [];
  const rank = /^\d{1,3}$/.test(idOrRank) ? Number(idOrRank) : -1;
  return entries.find(({ id }) => id === idOrRank) ?? entries[rank];
}

/** The entries of a step that keep it from being complete, in order; none of a step that does not repeat. */
export function missingEntries(step: Step, project: WizardProject): StepEntry[] {
  return step.entries?.of(project).filter(({ problems }) => problems.length > 0) ?? [];
}

/** The same as `missingSteps`, each entry that lacks something by itself: 'Formules déjeuner, Formule 2'. */
export function missingPlaces(wizard: Wizard, project: WizardProject): MissingPlace[] {
  return missingSteps(wizard, project).flatMap((missing): MissingPlace[] => {
    const step = findStep(wizard, missing.path);
    const entries = step === undefined ? [] : missingEntries(step, project);
    const ofEntries = new Set(entries.flatMap(({ problems }) => problems.map(({ chemin }) => chemin)));
    const champs = missing.champs.filter(({ chemin }) => !ofEntries.has(chemin));
    return [
      ...(champs.length > 0 ? [{ ...missing, champs }] : []),
      ...entries.map(({ id, label, problems }) => ({
        path: missing.path,
        entry: id,
        short: `${missing.short}, ${label}`,
        champs: problems,
      })),
    ];
  });
}

/** Whether every step that applies is complete. */
export function isComplete(wizard: Wizard, project: WizardProject): boolean {
  return wizard.steps.every((step) => stepStatus(step, project) !== 'todo');
}

/** Position among the tabs, 1-based, of the first one that is not complete; the number of tabs when all are. */
export function firstOpenTab(wizard: Wizard, project: WizardProject): number {
  const index = wizard.tabs.findIndex((tab) => tabStatus(wizard, tab.key, project) === 'todo');
  return index === -1 ? wizard.tabs.length : index + 1;
}
