import type { FieldError } from '../base/errors.ts';
import type { Offers } from '../catalogue/offers.ts';
import type { EntryLists } from '../projects/entries.ts';
import type { ProjectKind, ProjectType } from '../projects/kinds.ts';
import type { MissingStep } from '../projects/missing-step.ts';
import type { ProjectDocument } from '../projects/project.ts';
import type { FieldGroup } from './field.ts';
import { RECAP_PATH } from './recap-path.ts';
import type { SummaryLine, WizardProject } from './wizard-project.ts';

/** An entry of a repeating step: its label, its problems, its lines in the order form. */
export interface StepEntry {
  /** Its `entree`; empty in a document not opened since entries have ids. */
  id: string;
  label: string;
  problems: FieldError[];
  summary: SummaryLine[];
}

/** The entries of a repeating step, created by `repeatingStep`. */
export interface StepEntries {
  list: keyof EntryLists;
  /** Noun of an entry, before its number: 'Formule'. */
  noun: string;
  /** Fields of each; paths start from the entry. */
  groups: readonly FieldGroup<never>[];
  /** Values stored in each without a question, by label. */
  names: Readonly<Record<string, string>>;
  /** Each has its own screen, below the step's address; otherwise all are on the step's. */
  ownScreens: boolean;
  of: (project: WizardProject) => readonly StepEntry[];
}

/** One screen of a wizard. `problems` makes it incomplete; the screen displays them, the server enforces them. */
export interface Step<Path extends string = string> {
  /** URL path between the wizard's base and the project's id: `creation/theme`. */
  path: Path;
  tab: string;
  /** The question as the screen's heading. */
  title: string;
  /** Its short name among the sub-steps and in lists of missing steps. */
  short: string;
  appliesWhen?: (project: WizardProject) => boolean;
  /** Answers known from other steps, set when the step is opened: none once one of them was given or cleared. */
  proposed?: (project: WizardProject) => ProjectDocument;
  /** Whether all of its answers were proposed: 'Suivant' skips it, its tab and the way back open it. */
  isProposed?: (project: WizardProject) => boolean;
  /** Its fields, in screen order. */
  groups: readonly FieldGroup[];
  problems: (project: WizardProject) => FieldError[];
  /**
   * The sentence above its problems, if not that of every form. A problem with the same sentence says at its field only
   * that it is missing.
   */
  refused?: (problems: readonly FieldError[]) => string | undefined;
  summary: (project: WizardProject) => SummaryLine[];
  /** If it has the same fields for each entry of a list. */
  entries?: StepEntries;
}

export interface Tab {
  key: string;
  title: string;
  /** Filled by the dc, before the client: its number is 0, and a client has no such tab (`steps-by-role.ts`). */
  byDc?: true;
}

/**
 * A kind's wizard: an ordered list of steps, interpreted by one engine for every kind. `Path` are the paths of its
 * steps, each of which has a screen (specification/wizards.md).
 */
export interface Wizard<Path extends string = string> {
  kind: ProjectKind;
  tabs: readonly Tab[];
  steps: readonly Step<Path>[];
  /** The initial document of a new project. */
  initialDocument: () => ProjectDocument;
  /**
   * Makes dependent answers consistent (toggles, leftover quantities); `today` is `2026_11_20`, in Europe/Paris, `offers`
   * the closed lists of head office.
   */
  normalise: (
    document: ProjectDocument,
    today: string,
    type: ProjectType,
    offers?: Offers,
  ) => ProjectDocument;
}

/** Infers the literal types of the step paths. */
export function defineWizard<const Path extends string>(wizard: Wizard<Path>): Wizard<Path> {
  return wizard;
}

export type StepStatus = 'done' | 'todo' | 'not-applicable';

/** An incomplete step or, for a repeating step, one of its entries. */
export interface MissingPlace extends MissingStep {
  /** The entry's id. */
  entry?: string;
}

function applies(step: Step, project: WizardProject): boolean {
  return step.appliesWhen?.(project) ?? true;
}

/** Number of the first tab: 0 for the dc's, which precedes those of the client. */
export function firstTabNumber({ tabs }: Pick<Wizard, 'tabs'>): 0 | 1 {
  return tabs[0]?.byDc ? 0 : 1;
}

/** The step at this path of the wizard, if it has one. */
export function findStep(wizard: Wizard, path: string): Step | undefined {
  return wizard.steps.find((step) => step.path === path);
}

/** Whether a step has no relevant question left. */
export function isPassedOver(step: Step, project: WizardProject): boolean {
  return (step.isProposed?.(project) ?? false) && step.problems(project).length === 0;
}

/** The next relevant step after `path` that is not known entirely; the recap after the last one. */
export function nextStep(wizard: Wizard, path: string, project: WizardProject): string {
  const index = wizard.steps.findIndex((step) => step.path === path);
  const later = wizard.steps.slice(index + 1);
  return later.find((step) => applies(step, project) && !isPassedOver(step, project))?.path ?? RECAP_PATH;
}

/** The previous relevant step, if any; before the recap the last step. */
export function previousStep(wizard: Wizard, path: string, project: WizardProject): string | undefined {
  const index =
    path === RECAP_PATH ? wizard.steps.length : wizard.steps.findIndex((step) => step.path === path);
  return wizard.steps.slice(0, Math.max(index, 0)).findLast((step) => applies(step, project))?.path;
}

/** Whether a step is complete, incomplete, or not relevant for this project. */
export function stepStatus(step: Step, project: WizardProject): StepStatus {
  if (!applies(step, project)) return 'not-applicable';
  return step.problems(project).length === 0 ? 'done' : 'todo';
}

/** A tab is done when all its relevant steps are. */
export function tabStatus(wizard: Wizard, tab: string, project: WizardProject): StepStatus {
  const statuses = wizard.steps.filter((step) => step.tab === tab).map((step) => stepStatus(step, project));
  if (statuses.every((status) => status === 'not-applicable')) return 'not-applicable';
  return statuses.includes('todo') ? 'todo' : 'done';
}

/** Every incomplete step, in order: they block the exit from Brouillon (guard `wizardComplete`). */
export function missingSteps(wizard: Wizard, project: WizardProject): MissingStep[] {
  return wizard.steps
    .filter((step) => applies(step, project))
    .map((step) => ({ path: step.path, short: step.short, champs: step.problems(project) }))
    .filter((step) => step.champs.length > 0);
}

/** The entry of a step with this id or, for an address without ids, at this rank, 0-based. */
export function findEntry(step: Step, project: WizardProject, idOrRank: string): StepEntry | undefined {
  const entries = step.entries?.of(project) ?? [];
  const rank = /^\d{1,3}$/.test(idOrRank) ? Number(idOrRank) : -1;
  return entries.find(({ id }) => id === idOrRank) ?? entries[rank];
}

/** The incomplete entries of a step, in order; empty for a step that does not repeat. */
export function missingEntries(step: Step, project: WizardProject): StepEntry[] {
  return step.entries?.of(project).filter(({ problems }) => problems.length > 0) ?? [];
}

/**
 * Problems of a step for its own screen. For entries with their own screens: one problem per incomplete entry, its
 * first, at its rank in the list ('boards.2').
 */
export function screenProblems(step: Step, project: WizardProject): FieldError[] {
  const problems = step.problems(project);
  const { entries } = step;
  if (!entries?.ownScreens) return problems;
  const found = entries.of(project);
  const ofEntries = new Set(found.flatMap((entry) => entry.problems.map(({ chemin }) => chemin)));
  return [
    ...problems.filter(({ chemin }) => !ofEntries.has(chemin)),
    ...found.flatMap(({ problems: [first] }, rank) =>
      first === undefined ? [] : [{ chemin: `${entries.list}.${rank}`, message: first.message }],
    ),
  ];
}

/** The next incomplete entry after this one, wrapping around; undefined when none is left. */
export function nextOpenEntry(step: Step, project: WizardProject, id: string): StepEntry | undefined {
  const entries = step.entries?.of(project) ?? [];
  const rank = entries.findIndex((entry) => entry.id === id);
  return [...entries.slice(rank + 1), ...entries.slice(0, Math.max(rank, 0))].find(
    ({ problems }) => problems.length > 0,
  );
}

/** As `missingSteps`, with each incomplete entry separately: 'Formules déjeuner, Formule 2'. */
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

/** 1-based index of the first tab with one of these incomplete steps; undefined without any. */
export function firstTabWith(wizard: Wizard, missing: readonly MissingStep[]): number | undefined {
  const open = new Set(missing.map(({ path }) => path));
  const index = wizard.tabs.findIndex(({ key }) =>
    wizard.steps.some((step) => step.tab === key && open.has(step.path)),
  );
  return index === -1 ? undefined : index + 1;
}

/** Whether every relevant step is complete. */
export function isComplete(wizard: Wizard, project: WizardProject): boolean {
  return wizard.steps.every((step) => stepStatus(step, project) !== 'todo');
}
