import type { Option } from '../../wizards/field.ts';

/** French words of an ornament's names, all of them or it does not compile. */
export function ornaments<const Name extends string>(
  names: readonly Name[],
  words: Readonly<Record<Name, string>>,
): readonly Option[] {
  return names.map((value) => ({ value, label: words[value] }));
}
