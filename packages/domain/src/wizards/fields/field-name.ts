import type { Wizard } from '../wizard.ts';
import type { Field, FieldGroup } from './field.ts';

/** What the answers are called that fields ask for, by their paths. */
interface NamedAnswer {
  path: string;
  words: readonly string[];
  field?: Field<never>;
}

/** What a path is called, from the outermost on; `whole` where it ends at an answer, and not at a part of one. */
export interface PathName {
  words: readonly string[];
  whole: boolean;
}

const lowered = (word: string) => `${word.charAt(0).toLowerCase()}${word.slice(1)}`;

/** `titled`: the title of its group tells a field from those of the same name, 'Formule 1, prix'. */
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

/** What the answer at this path is called in a wizard; undefined where none of its steps asks for it. */
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

/** A path's name in one: 'Code postal', 'Formule 2, tarif', 'Board 2, formule 1, prix'. */
export function inOneName([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map(lowered)].join(', ');
}

/** What the answer at this path is called: 'Code postal', 'Formule 2, tarif'; undefined where it has no name. */
export function fieldName(wizard: Pick<Wizard, 'steps'>, path: string): string | undefined {
  const name = pathName(wizard, path);
  return name && inOneName(name.words);
}
