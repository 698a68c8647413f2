import type { Option } from '../fields/field.ts';

/** A closed list whose answers read as they are stored. */
export function asOptions(values: readonly string[]): readonly Option[] {
  return values.map((value) => ({ value, label: value }));
}
