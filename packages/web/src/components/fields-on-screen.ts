/** The mounted fields of each form; one of the same name may be mounted twice. */
const FIELDS = new WeakMap<object, Set<{ name: string }>>();

/** Adds a mounted field of a form; returns its removal. */
export function addFieldOnScreen(control: object, name: string): () => void {
  const fields = FIELDS.get(control) ?? new Set();
  const field = { name };
  FIELDS.set(control, fields.add(field));
  return () => void fields.delete(field);
}

export const fieldsOnScreen = (control: object): string[] =>
  [...(FIELDS.get(control) ?? [])].map(({ name }) => name);
