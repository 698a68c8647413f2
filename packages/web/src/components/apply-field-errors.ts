import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Displays the server's field errors like client-side ones; focuses the first. */
export function applyFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  champs: readonly FieldError[],
): void {
  champs.forEach(({ chemin, message }, index) => {
    setError(chemin as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
}
