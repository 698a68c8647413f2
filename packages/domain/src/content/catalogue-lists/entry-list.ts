import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import type { FieldGroup, Noun, PlainField } from '../../wizards/field.ts';

/** An item of a reference list, as its fields read it. */
export type EntryItem = Readonly<Record<string, unknown>>;

/** A question with a single control: text, a closed list, or a tick. Paths start from the item. */
export type EntryField = PlainField<EntryItem>;

/** The fields of an entry as its editor groups them. */
export interface EntryGroup extends FieldGroup<EntryItem> {
  fields: readonly EntryField[];
}

/** A picture of an entry: the path of its address, and the ratio (width / height) in which screens show it. */
export interface EntryPicture {
  path: string;
  label: string;
  ratio: number;
}

/**
 * A reference list for who edits it: the editor's form, the columns of its CSV, the labels of a conflict and of the log
 * derive from this declaration (specification/content-management.md#catalogues).
 */
export interface EntryList {
  list: CatalogueList;
  /** Title of the list: 'Boissons'. */
  title: string;
  noun: Noun & { feminine: boolean };
  /** Path of its name: `name_1` of a drink. */
  name: string;
  /** Path of what distinguishes two of the same name, shown below it: the format of a drink. */
  detail?: string;
  /** Path and label of the field that the screens group it by. */
  family?: { path: string; label: string };
  /** The first is the entry's own, shown in lists. */
  pictures: readonly EntryPicture[];
  groups: readonly EntryGroup[];
  /** Paths that no one types: computed from the others, or from the order. */
  derived: readonly string[];
}
