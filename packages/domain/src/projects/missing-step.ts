import type { FieldError } from '../base/errors.ts';

/** An incomplete step, with its invalid fields. */
export interface MissingStep {
  path: string;
  short: string;
  champs: FieldError[];
}
