import type { FieldError } from '@ardoise/domain/errors.ts';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Shows the fields that the server refused as if the form had; focus goes to the first. */
export function applyFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  champs: readonly FieldError[],
): void {
  champs.forEach(({ chemin, message }, index) => {
    setError(chemin as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
}
