import type { Setting } from '../settings/setting.ts';
import { SETTINGS, type SettingKey } from '../settings/settings.ts';
import type { ContentArea } from './content-log.ts';

/** What a change changed, in words: '' for what was or is none. */
export interface ChangedField {
  label: string;
  before: string;
  after: string;
}

interface Change {
  area: ContentArea;
  /** 'programme': what is scheduled of a setting. */
  list: string;
  entry: string;
  before: unknown;
  after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Words of fields that entries of several parts have. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  name: 'Nom',
  titre: 'Titre',
  texte: 'Texte',
  image: 'Image',
  visible: 'Visible',
  du: 'À partir du',
  au: 'Jusqu’au',
  retiree: 'Retirée',
  position: 'Position',
  annuel: 'Quota annuel',
  prenom: 'Prénom',
  nom: 'Nom',
  mail: 'E-mail',
  telephone: 'Téléphone',
  role: 'Rôle',
  active: 'Actif',
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueInWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map(valueInWords).join(', ');
  return isFields(value) ? Object.values(value).map(valueInWords).filter(Boolean).join(', ') : String(value);
}

/** An entry's own fields, with those of its `item` among them. */
function flat(value: unknown): Fields {
  if (!isFields(value)) return value === null || value === undefined ? {} : { '': value };
  const { item, ...fields } = value;
  return { ...fields, ...(isFields(item) ? item : {}) };
}

function settingChange(
  setting: Setting<unknown>,
  list: string,
  before: unknown,
  after: unknown,
): ChangedField[] {
  const said = (value: unknown) => {
    if (value === null || value === undefined) return '';
    if (list !== 'programme') return setting.inWords(value);
    const { valeur, le } = value as { valeur: unknown; le: string };
    return `${setting.inWords(valeur)}, le ${le.split('-').reverse().join('/')}`;
  };
  return [{ label: setting.label, before: said(before), after: said(after) }];
}

/** What it was and what it is, field by field, for the log and its export (specification/content-management.md#log). */
export function changeInWords({ area, list, entry, before, after }: Change): ChangedField[] {
  const setting =
    area === 'reglages' ? (SETTINGS[entry as SettingKey] as Setting<unknown> | undefined) : undefined;
  if (setting !== undefined) return settingChange(setting, list, before, after);
  const [was, is] = [flat(before), flat(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((key) => ({
      label: FIELD_WORDS[key] ?? key,
      before: valueInWords(was[key]),
      after: valueInWords(is[key]),
    }))
    .filter((field) => field.before !== field.after);
}
