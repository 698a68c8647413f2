import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';

const lowered = (word: string) => `${word.charAt(0).toLowerCase()}${word.slice(1)}`;

/** Missing answers of an entry, by label: 'Formule 2 : solide 2, nom du solide 2, prix'. */
export function missingAnswers(wizard: Pick<Wizard, 'steps'>, problems: readonly FieldError[]): string {
  // The first word names the entry.
  const named = problems.flatMap(({ chemin }) => {
    const words = pathName(wizard, chemin)?.words.slice(1) ?? [];
    return words.length === 0 ? [] : [words];
  });
  const groups = Map.groupBy(named, (words) => (words.length > 1 ? (words[0] ?? '') : ''));
  return [...groups]
    .map(([title, answers]) => {
      const list = answers.map((words) => lowered(words.at(-1) ?? '')).join(', ');
      return title === '' ? list : `${title}\u00a0: ${list}`;
    })
    .join(' · ');
}
