import { shownFileName } from '../projects/shown-file-name.ts';
import { inOneName, pathName } from '../wizards/fields/field-name.ts';
import type { Wizard } from '../wizards/wizard.ts';
import type { FieldConflict } from './merge-documents.ts';

function nameOf(value: unknown): string | undefined {
  const { name, filename } = (value ?? {}) as { name?: string; filename?: string };
  return name ?? (filename && shownFileName(filename));
}

/** Label of an answer: 'Code postal', 'Boissons, Cola classique', 'Formule 2, tarif'. */
export function fieldInWords(
  wizard: Pick<Wizard, 'steps'>,
  { path, mine, theirs }: Pick<FieldConflict, 'path' | 'mine' | 'theirs'>,
): string {
  const name = pathName(wizard, path.join('.'));
  if (name === undefined) return path.join(', ');
  const picked = nameOf(mine) ?? nameOf(theirs);
  return name.whole || picked === undefined ? inOneName(name.words) : `${inOneName(name.words)}, ${picked}`;
}
