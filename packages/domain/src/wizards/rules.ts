import type { FieldError } from '../errors.ts';
import { EMAIL, PHONE } from '../projects/field-formats.ts';

/** Small rules that steps are made of: each answers the problems of one field, none when it is right. */

function isBlank(value: string | undefined): boolean {
  return (value ?? '').trim() === '';
}

/** The field must not be blank. */
export function required(chemin: string, value: string | undefined, message: string): FieldError[] {
  return isBlank(value) ? [{ chemin, message }] : [];
}

/** The field must not be blank and must have this form. */
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

/** A phone that may be left out; one that is given must be one. */
export function optionalPhone(chemin: string, value: string | undefined): FieldError[] {
  return isBlank(value) ? [] : requiredPhone(chemin, value, '');
}

export function requiredEmail(chemin: string, value: string | undefined, blank: string): FieldError[] {
  return requiredFormat(chemin, value, EMAIL, blank, 'Email invalid');
}

/** The field must be one of the values offered. */
export function oneOf(
  chemin: string,
  value: string | undefined,
  offered: readonly string[],
  message: string,
): FieldError[] {
  return offered.includes(value ?? '') ? [] : [{ chemin, message }];
}

export const YES_NO = ['oui', 'non'] as const;

/** A condition that concerns a whole group of answers. */
export function holds(chemin: string, condition: boolean, message: string): FieldError[] {
  return condition ? [] : [{ chemin, message }];
}
