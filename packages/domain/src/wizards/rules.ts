import type { FieldError } from '../base/errors.ts';
import { EMAIL, PHONE } from '../projects/field-formats.ts';

/** Small validation rules for steps: each returns the problems of one field, an empty list if valid. */

function isBlank(value: string | undefined): boolean {
  return (value ?? '').trim() === '';
}

/** The field must not be blank. */
export function required(chemin: string, value: string | undefined, message: string): FieldError[] {
  return isBlank(value) ? [{ chemin, message }] : [];
}

/** The field must not be blank and must match this format. */
export function requiredFormat(
  chemin: string,
  value: string | undefined,
  format: RegExp,
  blank: string,
  wrong: string,
): FieldError[] {
  if (isBlank(value)) return [{ chemin, message: blank }];
  return format.test((value ?? '').trim()) ? [] : [{ chemin, message: wrong }];
}

export function requiredPhone(chemin: string, value: string | undefined, blank: string): FieldError[] {
  return requiredFormat(chemin, value, PHONE, blank, 'Téléphone incorrect');
}

/** An optional phone number, validated if given. */
export function optionalPhone(chemin: string, value: string | undefined): FieldError[] {
  return isBlank(value) ? [] : requiredPhone(chemin, value, '');
}

export function requiredEmail(chemin: string, value: string | undefined, blank: string): FieldError[] {
  return requiredFormat(chemin, value, EMAIL, blank, 'Email invalid');
}

/** The field must be one of the offered values. */
export function oneOf(
  chemin: string,
  value: string | undefined,
  offered: readonly string[],
  message: string,
): FieldError[] {
  return offered.includes(value ?? '') ? [] : [{ chemin, message }];
}

export const YES_NO = ['oui', 'non'] as const;

/** A condition over a group of answers. */
export function holds(chemin: string, condition: boolean, message: string): FieldError[] {
  return condition ? [] : [{ chemin, message }];
}
