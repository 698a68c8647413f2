import type { FieldError } from '@ardoise/domain/base/errors.ts';

export const PRESENT_PASSWORD_NEEDED = 'Mot de passe actuel obligatoire';

/** Problems of a form whose fields are all required: under each empty one, its own message. */
export function requireAll<Values extends object>(
  values: Values,
  messages: Record<keyof Values & string, string>,
): FieldError[] {
  return Object.entries<string>(messages)
    .filter(([name]) => values[name as keyof Values] === '')
    .map(([chemin, message]) => ({ chemin, message }));
}
