import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/** Validation of a form whose fields are all required: under each empty one, its own message. */
export function requireAll<Values extends FieldValues>(
  values: Values,
  messages: Record<keyof Values, string>,
): ResolverResult<Values> {
  const empty = Object.entries(values).filter(([, value]) => value === '');
  if (empty.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(
    empty.map(([name]) => [name, { type: 'required', message: messages[name] }]),
  );
  return { values: {}, errors: errors as FieldErrors<Values> };
}
