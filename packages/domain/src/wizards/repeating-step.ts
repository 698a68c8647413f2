import type { FieldError } from '../errors.ts';
import type { EntryLists } from '../projects/entries.ts';
import type { FieldGroup } from './fields/field.ts';
import { fieldLines } from './fields/field-lines.ts';
import { fieldProblems, placedProblems } from './fields/field-problems.ts';
import { line } from './summary-lines.ts';
import type { Step, StepEntry } from './wizard.ts';
import type { SummaryLine, WizardProject } from './wizard-project.ts';

interface RepeatingStep<Path extends string, List extends keyof EntryLists>
  extends Omit<Step<Path>, 'problems' | 'summary' | 'entries' | 'groups'> {
  /** Where the list stands in the document. */
  list: List;
  /** Each entry has a screen of its own; otherwise they all stand on the step's. */
  ownScreens?: true;
  /** The entries that the step asks about; none while they are not asked. */
  entriesOf: (project: WizardProject) => readonly EntryLists[List][];
  /** What an entry is called: 'Formule 2', by its name or its place, counted from 0. */
  label: (entry: EntryLists[List], rank: number) => string;
  /** What is asked besides the entries. */
  groups?: readonly FieldGroup[];
  /** What an entry is called, before its number: 'Formule'. */
  noun: string;
  /** What is asked of each entry; the paths start from it. */
  entryGroups?: readonly FieldGroup<EntryLists[List]>[];
  /** What is kept of an entry without a question, by what it is called: `{ imageBoard: 'Image' }`. */
  entryNames?: Readonly<Record<string, string>>;
  /** What an entry lacks where that is more than its fields lack; '' is the path of the whole of it. */
  entryProblems?: (entry: EntryLists[List], project: WizardProject) => FieldError[];
  /** What an entry says in the order form. */
  entrySummary: (entry: EntryLists[List], rank: number) => SummaryLine[];
  /** What the order form asks where there is no entry yet: 'Boards'. */
  none: string;
  /** What the step lacks, where that is more than what its entries lack. */
  problems?: (project: WizardProject, ofEntries: FieldError[]) => FieldError[];
  /** What the step says in the order form, where that is more than what its entries say. */
  summary?: (project: WizardProject, ofEntries: SummaryLine[]) => SummaryLine[];
}

/** A step that asks the same of each entry of a list: what it lacks and what it says follow from its entries. */
export function repeatingStep<const Path extends string, List extends keyof EntryLists>({
  list,
  ownScreens = undefined,
  entriesOf,
  label,
  noun,
  groups = [],
  entryGroups = [],
  entryNames = {},
  entryProblems = (entry, project) => fieldProblems(entryGroups, entry, project),
  entrySummary,
  none,
  problems = (project, ofEntries) => [...fieldProblems(groups, project, project), ...ofEntries],
  summary = (project, ofEntries) => [...fieldLines(groups, project, project), ...ofEntries],
  ...step
}: RepeatingStep<Path, List>): Step<Path> {
  const entries = (project: WizardProject): StepEntry[] =>
    entriesOf(project).map((entry, rank) => ({
      id: entry.entree ?? '',
      label: label(entry, rank),
      problems: placedProblems(`${list}.${rank}`, entryProblems(entry, project)),
      summary: entrySummary(entry, rank),
    }));
  const linesOf = (found: readonly StepEntry[]) =>
    found.length === 0 ? [line(none, '')] : found.flatMap((entry) => entry.summary);
  return {
    ...step,
    groups,
    problems: (project) =>
      problems(
        project,
        entries(project).flatMap((entry) => entry.problems),
      ),
    summary: (project) => summary(project, linesOf(entries(project))),
    entries: {
      list,
      noun,
      groups: entryGroups as readonly FieldGroup<never>[],
      names: entryNames,
      ownScreens: ownScreens ?? false,
      of: entries,
    },
  };
}
