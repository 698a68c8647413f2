import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';

/** Validation of a form whose fields are all required; `message` is displayed under each empty one. */
export function requireAll<Values extends FieldValues>(
  values: Values,
  message: string,
): ResolverResult<Values> {
  const empty = Object.entries(values).filter(([, value]) => value === '');
  if (empty.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(empty.map(([name]) => [name, { type: 'required', message }]));
  return { values: {}, errors: errors as FieldErrors<Values> };
}
