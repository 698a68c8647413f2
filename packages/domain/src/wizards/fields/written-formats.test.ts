import { expect, it } from 'vitest';
import { ENTRY_LISTS } from '../../content/catalogue-lists/entry-lists.ts';
import { KINDS } from '../../kinds/kinds.ts';
import type { Field, FieldGroup } from '../field.ts';
import { formatOf } from './field-kinds.ts';

/** Fields, and those of the lines in them. */
function fieldsOf(groups: readonly FieldGroup<never>[]): Field<never>[] {
  return groups
    .flatMap(({ fields }): readonly Field<never>[] => fields)
    .flatMap((field) => [field, ...(field.kind === 'lines' ? fieldsOf(field.groups) : [])]);
}

const FIELDS = [
  ...Object.values(KINDS).flatMap(({ wizard }) =>
    wizard.steps.flatMap(({ groups, entries }) => [
      ...fieldsOf(groups),
      ...(entries ? fieldsOf(entries.groups) : []),
    ]),
  ),
  ...Object.values(ENTRY_LISTS).flatMap(({ groups }) => fieldsOf(groups as unknown as FieldGroup<never>[])),
];

it('says of each format how an answer is written, beside its refusal or in it', () => {
  const formats = FIELDS.flatMap((field) => formatOf(field) ?? []);
  expect(formats.length).toBeGreaterThan(20);
  const silent = formats.filter(({ message, written }) => !written && !/\d|http/.test(message));
  expect(silent.map(({ message }) => message)).toEqual([]);
});
