import type { Option } from '../field.ts';

/** A closed list whose labels equal its stored values. */
export function asOptions(values: readonly string[]): readonly Option[] {
  return values.map((value) => ({ value, label: value }));
}
