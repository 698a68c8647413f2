/** Names of the fields on the screen by form; a name counts as often as it is mounted. */
const NAMES = new WeakMap<object, Map<string, number>>();

/** Adds a mounted field of a form; returns its removal. */
export function addFieldOnScreen(control: object, name: string): () => void {
  const names = NAMES.get(control) ?? new Map<string, number>();
  NAMES.set(control, names);
  names.set(name, (names.get(name) ?? 0) + 1);
  return () => {
    const left = (names.get(name) ?? 1) - 1;
    if (left > 0) names.set(name, left);
    else names.delete(name);
  };
}

export function fieldsOnScreen(control: object): Iterable<string> {
  return NAMES.get(control)?.keys() ?? [];
}
