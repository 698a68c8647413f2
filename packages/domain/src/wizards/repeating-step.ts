import type { FieldError } from '../base/errors.ts';
import type { EntryLists } from '../projects/entries.ts';
import type { FieldGroup } from './field.ts';
import { fieldLines } from './fields/field-lines.ts';
import { fieldProblems, placedProblems } from './fields/field-problems.ts';
import { line } from './summary-lines.ts';
import type { Step, StepEntry } from './wizard.ts';
import type { SummaryLine, WizardProject } from './wizard-project.ts';

interface RepeatingStep<Path extends string, List extends keyof EntryLists>
  extends Omit<Step<Path>, 'problems' | 'summary' | 'entries' | 'groups'> {
  /** Path of the list in the document. */
  list: List;
  /** Each entry has its own screen; otherwise all are on the step's. */
  ownScreens?: true;
  /** The entries to ask about; empty if they are not asked. */
  entriesOf: (project: WizardProject) => readonly EntryLists[List][];
  /** Label of an entry: 'Formule 2', by its name or its rank, 0-based. */
  label: (entry: EntryLists[List], rank: number) => string;
  /** Fields besides the entries. */
  groups?: readonly FieldGroup[];
  /** Noun of an entry, before its number: 'Formule'. */
  noun: string;
  /** Fields of each entry; paths start from the entry. */
  entryGroups?: readonly FieldGroup<EntryLists[List]>[];
  /** Values stored in an entry without a question, by label: `{ imageBoard: 'Image' }`. */
  entryNames?: Readonly<Record<string, string>>;
  /** Additional problems of an entry besides its fields'; the path '' is the entry itself. */
  entryProblems?: (entry: EntryLists[List], project: WizardProject) => FieldError[];
  /** Lines of an entry in the order form. */
  entrySummary: (entry: EntryLists[List], rank: number) => SummaryLine[];
  /** Label in the order form while there is no entry: 'Boards'. */
  none: string;
  /** Problems of the step, if more than those of its entries. */
  problems?: (project: WizardProject, ofEntries: FieldError[]) => FieldError[];
  /** Lines of the step in the order form, if more than those of its entries. */
  summary?: (project: WizardProject, ofEntries: SummaryLine[]) => SummaryLine[];
}

type ReadEntries = (project: WizardProject) => StepEntry[];

/**
 * Remembers the entries of the project last read: one render reads them several times. A WeakMap of all projects costs
 * a save of the server more than reading them again.
 */
function memoised(read: ReadEntries): ReadEntries {
  let last: { project: WizardProject; entries: StepEntry[] } | undefined;
  return (project) => {
    if (last?.project !== project) last = { project, entries: read(project) };
    return last.entries;
  };
}

/** Computes a value when it is first read. */
function lazy<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/** An entry whose problems and lines are computed where they are read: the screen of one does not need the others'. */
function lazyEntry(
  { id, label }: Pick<StepEntry, 'id' | 'label'>,
  problemsOf: () => FieldError[],
  summaryOf: () => SummaryLine[],
): StepEntry {
  const [problems, summary] = [lazy(problemsOf), lazy(summaryOf)];
  return {
    id,
    label,
    get problems() {
      return problems();
    },
    get summary() {
      return summary();
    },
  };
}

/** A step with the same fields for each entry of a list: problems and lines derive from its entries. */
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
  const entries = memoised((project) =>
    entriesOf(project).map((entry, rank) =>
      lazyEntry(
        { id: entry.entree ?? '', label: label(entry, rank) },
        () => placedProblems(`${list}.${rank}`, entryProblems(entry, project)),
        () => entrySummary(entry, rank),
      ),
    ),
  );
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
