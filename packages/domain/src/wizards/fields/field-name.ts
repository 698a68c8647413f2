import type { Field, FieldGroup } from '../field.ts';
import type { Wizard } from '../wizard.ts';

/** The label of an answer by its path. */
interface NamedAnswer {
  path: string;
  words: readonly string[];
  field?: Field<never>;
}

/** Label of a path, outermost part first; `whole` if the path is an answer, not a part of one. */
export interface PathName {
  words: readonly string[];
  whole: boolean;
}

const lowered = (word: string) => `${word.charAt(0).toLowerCase()}${word.slice(1)}`;

/** `titled`: prefixes the group's title to distinguish equal labels, 'Formule 1, prix'. */
function answersOf(groups: readonly FieldGroup<never>[], titled: boolean): NamedAnswer[] {
  return groups.flatMap(({ title, fields }) => {
    const before = titled && title ? [title] : [];
    return fields.flatMap((field) => [
      { path: field.path, words: [...before, field.label], field },
      ...Object.entries(field.names ?? {}).map(([path, label]) => ({ path, words: [...before, label] })),
    ]);
  });
}

function nameAmong(answers: readonly NamedAnswer[], path: string): PathName | undefined {
  const [found] = answers
    .filter((answer) => path === answer.path || path.startsWith(`${answer.path}.`))
    .sort((one, other) => other.path.length - one.path.length);
  if (found === undefined) return undefined;
  const below = path.slice(found.path.length + 1);
  return found.field?.kind === 'lines' && below !== ''
    ? nameOfEntry(found.field.noun, answersOf(found.field.groups, true), below)
    : { words: found.words, whole: below === '' };
}

/** `below`: the rank of the entry, and the path of the answer in it. */
function nameOfEntry(noun: string, answers: readonly NamedAnswer[], below: string): PathName | undefined {
  const [rank, ...path] = below.split('.');
  const entry = `${noun} ${Number(rank) + 1}`;
  if (path.length === 0) return { words: [entry], whole: false };
  const answer = nameAmong(answers, path.join('.'));
  return answer && { words: [entry, ...answer.words], whole: answer.whole };
}

/** The label parts of the answer at this path of a wizard; undefined if no step has it. */
export function pathName({ steps }: Pick<Wizard, 'steps'>, path: string): PathName | undefined {
  const repeated = steps.flatMap(({ entries }) =>
    entries && path.startsWith(`${entries.list}.`) ? [entries] : [],
  );
  const [first] = repeated;
  if (first === undefined)
    return nameAmong(
      steps.flatMap(({ groups }) => answersOf(groups, false)),
      path,
    );
  const answers = repeated.flatMap(({ groups, names }) => [
    ...answersOf(groups, true),
    ...Object.entries(names).map(([at, label]) => ({ path: at, words: [label] })),
  ]);
  return nameOfEntry(first.noun, answers, path.slice(first.list.length + 1));
}

/** Joins a path's labels: 'Code postal', 'Formule 2, tarif', 'Board 2, formule 1, prix'. */
export function inOneName([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map(lowered)].join(', ');
}

/** Label of the answer at this path: 'Code postal', 'Formule 2, tarif'; undefined without one. */
export function fieldName(wizard: Pick<Wizard, 'steps'>, path: string): string | undefined {
  const name = pathName(wizard, path);
  return name && inOneName(name.words);
}
