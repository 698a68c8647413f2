import type { FieldError } from '../../base/errors.ts';
import type { DrinksField } from '../field.ts';
import type { Step } from '../wizard.ts';

/** Whether a dialog says this problem of the field, which then shows its count only: that too little is chosen. */
export function isSaidByPopup<Scope>(field: DrinksField<Scope>, message: string | undefined): boolean {
  return field.popup !== undefined && message === field.required;
}

/** What the dialog of a refused step says, instead of its fields; undefined where they say it themselves. */
export function popupOf({ groups }: Step, problems: readonly FieldError[]): string | undefined {
  return groups
    .flatMap(({ fields }) => fields)
    .flatMap((field) =>
      field.kind === 'drinks' &&
      problems.some(({ chemin, message }) => chemin === field.path && isSaidByPopup(field, message))
        ? [field.popup]
        : [],
    )[0];
}
