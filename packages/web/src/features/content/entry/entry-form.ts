import { sameContent } from '@ardoise/domain/answers/same-content.ts';
import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { type PictureCrop, WHOLE_PICTURE } from '@ardoise/domain/catalogue/picture-crop.ts';
import type { EntryItem } from '@ardoise/domain/content/catalogue-lists/entry-list.ts';
import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { answerAt, withAnswer } from '@ardoise/domain/wizards/answer-at.ts';
import { fieldProblems } from '@ardoise/domain/wizards/fields/field-problems.ts';
import { mergeEntry } from '../merge-entry.ts';

export type Visibility = 'visible' | 'periode' | 'masquee';

/** The form of an entry: its item as its list declares it, when it is seen, and frames that were moved. */
export interface EntryForm {
  item: Record<string, unknown>;
  visibilite: Visibility;
  /** yyyy-MM-dd; empty for none. Of a period, and kept while it is hidden. */
  du: string;
  au: string;
  /** Parts of uploaded pictures that are not cut yet, by their path. */
  cadres: Record<string, PictureCrop>;
}

export type EntryState = Pick<CatalogueEntry, 'item' | 'visible' | 'du' | 'au'>;

const fieldsOf = (list: CatalogueList) => ENTRY_LISTS[list].groups.flatMap(({ fields }) => fields);

/** What is stored, as its field's control has it. */
function asTyped(kind: string, value: unknown): unknown {
  if (kind === 'tick') return value === true;
  if (typeof value === 'number') return String(value).replace('.', ',');
  return value ?? '';
}

/** The form of an entry; of a new one without. */
export function formOf(list: CatalogueList, entry?: EntryState): EntryForm {
  const stored: EntryItem = entry?.item ?? {};
  const withFields = fieldsOf(list).reduce<EntryItem>(
    (item, { path, kind }) => withAnswer(item, path, asTyped(kind, answerAt(stored, path))),
    stored,
  );
  const item = ENTRY_LISTS[list].pictures.reduce<EntryItem>(
    (all, { path }) => withAnswer(all, path, answerAt(stored, path) ?? ''),
    withFields,
  );
  const isPeriod = entry?.visible === true && (entry.du !== null || entry.au !== null);
  return {
    item,
    visibilite: isPeriod ? 'periode' : entry?.visible === false ? 'masquee' : 'visible',
    du: entry?.du ?? '',
    au: entry?.au ?? '',
    cadres: {},
  };
}

/** The form's values for the call. Amounts are sent as typed: the server parses them. */
export function writtenOf({ item, visibilite, du, au }: EntryForm): EntryState {
  const always = visibilite === 'visible';
  return {
    item,
    visible: visibilite !== 'masquee',
    du: always ? null : du || null,
    au: always ? null : au || null,
  };
}

/** Names of the values besides the item's fields, in the form and in conflicts. */
const PERIOD = { visibilite: 'Visibilité', du: 'Du', au: 'Au' } as const;

/** Every value of the form by its name, flat: paths of the item, then when it is seen. */
export function flatForm(list: CatalogueList, form: EntryForm): Record<string, unknown> {
  const { pictures } = ENTRY_LISTS[list];
  const paths = [...fieldsOf(list), ...pictures].map(({ path }) => path);
  return {
    ...Object.fromEntries(paths.map((path) => [path, answerAt(form.item, path)])),
    visibilite: form.visibilite,
    du: form.visibilite === 'visible' ? '' : form.du,
    au: form.visibilite === 'visible' ? '' : form.au,
  };
}

/** `flatForm` the other way, over an item whose other fields stay. */
export function formFrom(flat: Readonly<Record<string, unknown>>, over: EntryForm): EntryForm {
  const { visibilite, du, au, ...fields } = flat;
  const item = Object.entries(fields).reduce<EntryItem>(
    (all, [path, value]) => withAnswer(all, path, value),
    over.item,
  );
  return {
    ...over,
    item,
    visibilite: visibilite as Visibility,
    du: String(du ?? ''),
    au: String(au ?? ''),
  };
}

/** Label of each value of the form by its name, for a conflict. */
export function labelsOf(list: CatalogueList): Record<string, string> {
  const { pictures } = ENTRY_LISTS[list];
  return {
    ...Object.fromEntries([...fieldsOf(list), ...pictures].map(({ path, label }) => [path, label])),
    ...PERIOD,
  };
}

/** Number of values that differ, a moved frame included. */
export function changesOf(list: CatalogueList, before: EntryForm, now: EntryForm): number {
  const [was, is] = [flatForm(list, before), flatForm(list, now)];
  const changed = Object.keys(is).filter((name) => !sameContent(was[name], is[name]));
  const framed = Object.keys(now.cadres).filter((path) => !changed.includes(path));
  return changed.length + framed.length;
}

function periodProblems({ visibilite, du, au }: EntryForm): FieldError[] {
  if (visibilite !== 'periode') return [];
  if (du === '' && au === '') return [{ chemin: 'du', message: 'Indiquez au moins un jour.' }];
  return du !== '' && au !== '' && au < du
    ? [{ chemin: 'au', message: 'Cette période finit avant de commencer.' }]
    : [];
}

/** What is wrong with it, at its controls, in the order of the screen. */
export function formProblems(list: CatalogueList, form: EntryForm): FieldError[] {
  const ofItem = fieldProblems(ENTRY_LISTS[list].groups, form.item as EntryItem, {});
  return [...ofItem.map(atControl), ...periodProblems(form)];
}

/** A problem of the item at its control in the form. */
export function atControl({ chemin, message }: FieldError): FieldError {
  return { chemin: chemin in PERIOD ? chemin : `item.${chemin}`, message };
}

/** Whether a frame was moved from what the picture shows. */
export function isMoved(shown: PictureCrop, wanted: PictureCrop | undefined): boolean {
  return wanted !== undefined && !sameContent(shown, wanted);
}

/** The part of an uploaded picture that is to be shown. */
export function shownPart(shown: PictureCrop | undefined, wanted: PictureCrop | undefined): PictureCrop {
  return wanted ?? shown ?? WHOLE_PICTURE;
}

/** Three-way merge of my changes with another person's; `conflicts` names what both changed. */
export function mergedForm(list: CatalogueList, base: EntryForm, mine: EntryForm, theirs: EntryForm) {
  const sides = {
    base: flatForm(list, base),
    mine: flatForm(list, mine),
    theirs: flatForm(list, theirs),
  };
  const { merged, conflicts } = mergeEntry(sides.base, sides.mine, sides.theirs);
  return { sides, conflicts, form: { ...formFrom(merged, theirs), cadres: mine.cadres } };
}

/** What was typed while the form was saved as `sent`, over what is stored now. */
export function carriedOver(
  list: CatalogueList,
  sent: EntryForm,
  now: EntryForm,
  saved: EntryState,
): EntryForm {
  const { form } = mergedForm(list, sent, now, formOf(list, saved));
  const moved = Object.entries(now.cadres).filter(([path, crop]) => !sameContent(crop, sent.cadres[path]));
  return { ...form, cadres: Object.fromEntries(moved) };
}
