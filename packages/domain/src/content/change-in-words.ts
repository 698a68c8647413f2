import type { CatalogueList } from '../catalogue/catalogue-lists.ts';
import type { Setting } from '../settings/setting.ts';
import { SETTINGS, type SettingKey } from '../settings/settings.ts';
import { ENTRY_LISTS } from './catalogue-lists/entry-lists.ts';
import { CONTENT_AREAS, type ContentArea } from './content-log.ts';
import { FIELDS_IN_WORDS } from './fields-in-words.ts';

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

/** Where a change was made: the list of a catalogue by its title, or the part of the content management. */
export function placeInWords(area: ContentArea, list: string): string {
  if (area === 'catalogues') return ENTRY_LISTS[list as CatalogueList]?.title ?? CONTENT_AREAS.catalogues;
  return area === 'quotas' && list !== '' ? `${CONTENT_AREAS.quotas} ${list}` : CONTENT_AREAS[area];
}

/** The old and the new value, field by field, for the log and its export (specification/content-management.md#log). */
export function changeInWords({ area, list, entry, before, after }: Change): ChangedField[] {
  if (area === 'reglages') {
    const setting = SETTINGS[entry as SettingKey] as Setting<unknown> | undefined;
    return setting === undefined ? [] : settingChange(setting, list, before, after);
  }
  const said = (value: unknown) =>
    new Map(FIELDS_IN_WORDS[area](value, list).map((field) => [field.label, field.value]));
  const [was, is] = [said(before), said(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((label) => ({ label, before: was.get(label) ?? '', after: is.get(label) ?? '' }))
    .filter((field) => field.before !== field.after);
}
