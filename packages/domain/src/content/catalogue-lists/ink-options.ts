import { INK_NAMES } from '../../base/ink.ts';
import type { Option } from '../../wizards/field.ts';
import type { EntryField } from './entry-list.ts';

/** Names of inks are written without accents. */
const ACCENTED: Partial<Record<(typeof INK_NAMES)[number], string>> = {
  mure: 'Mûre',
  creme: 'Crème',
  etain: 'Étain',
  chene: 'Chêne',
  frene: 'Frêne',
  ecorce: 'Écorce',
  cafe: 'Café',
  ecume: 'Écume',
  ocean: 'Océan',
  petrole: 'Pétrole',
  foret: 'Forêt',
  peche: 'Pêche',
};

const INK_OPTIONS: readonly Option[] = INK_NAMES.map((value) => ({
  value,
  label: ACCENTED[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}));

/** A select of the inks of drawings for each role (`ground: 'Fond'`), below `at`. */
export function inkFields(at: string, roles: Readonly<Record<string, string>>): EntryField[] {
  return Object.entries(roles).map(([role, label]) => ({
    path: `${at}.${role}`,
    kind: 'select',
    label,
    placeholder: 'Comme d’habitude',
    options: INK_OPTIONS,
    span: 2,
  }));
}
