import { inOneName, pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import type { MissingPlace, Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { namedProblem } from '../../../components/named-problem.ts';

/**
 * What is missing at a place, after the link that names it: a message with its field, or once without where several
 * fields have it. An empty menu of two formulas has twelve.
 */
export function missingProblems(
  wizard: Pick<Wizard, 'steps'>,
  { champs, short, entry: own }: Pick<MissingPlace, 'champs' | 'short' | 'entry'>,
): string {
  const byMessage = Map.groupBy(champs, ({ message }) => message);
  const told = [...byMessage].map(([message, fields]) => {
    const [entry = '', ...field] = pathName(wizard, fields[0]?.chemin ?? '')?.words ?? [];
    const name = own !== undefined || short.endsWith(`, ${entry}`) ? field : [entry, ...field];
    const label = inOneName(name);
    return namedProblem(fields.length > 1 || label === short || label === '' ? undefined : label, message);
  });
  return told.join(' · ');
}
