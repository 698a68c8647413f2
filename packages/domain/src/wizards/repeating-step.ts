import type { FieldError } from '../errors.ts';
import type { EntryLists } from '../projects/entries.ts';
import { line } from './summary-lines.ts';
import type { Step, StepEntry } from './wizard.ts';
import type { SummaryLine, WizardProject } from './wizard-project.ts';

interface RepeatingStep<Path extends string, List extends keyof EntryLists>
  extends Omit<Step<Path>, 'problems' | 'summary' | 'entries'> {
  /** Where the list stands in the document. */
  list: List;
  /** Each entry has a screen of its own; otherwise they all stand on the step's. */
  ownScreens?: true;
  /** The entries that the step asks about; none while they are not asked. */
  entriesOf: (project: WizardProject) => readonly EntryLists[List][];
  /** What an entry is called: 'Formule 2', by its name or its place, counted from 0. */
  label: (entry: EntryLists[List], rank: number) => string;
  /** What an entry lacks; paths start from the entry, '' being the whole of it. */
  entryProblems: (entry: EntryLists[List], project: WizardProject) => FieldError[];
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
  entryProblems,
  entrySummary,
  none,
  problems = (_project, ofEntries) => ofEntries,
  summary = (_project, ofEntries) => ofEntries,
  ...step
}: RepeatingStep<Path, List>): Step<Path> {
  const entries = (project: WizardProject): StepEntry[] =>
    entriesOf(project).map((entry, rank) => ({
      id: entry.entree ?? '',
      label: label(entry, rank),
      problems: entryProblems(entry, project).map(({ chemin, message }) => ({
        chemin: [list, rank, chemin].filter((part) => part !== '').join('.'),
        message,
      })),
      summary: entrySummary(entry, rank),
    }));
  const linesOf = (found: readonly StepEntry[]) =>
    found.length === 0 ? [line(none, '')] : found.flatMap((entry) => entry.summary);
  return {
    ...step,
    problems: (project) =>
      problems(
        project,
        entries(project).flatMap((entry) => entry.problems),
      ),
    summary: (project) => summary(project, linesOf(entries(project))),
    entries: { list, ownScreens: ownScreens ?? false, of: entries },
  };
}
