import type { FieldError } from '@ardoise/domain/base/errors.ts';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Flattens a form's errors, in the order of its values: `{chemin: 'pdv.codePostal', message}`. */
export function listErrors<Values extends FieldValues>(errors: FieldErrors<Values>): FieldError[] {
  return walk(errors, '');
}

function walk(node: unknown, path: string): FieldError[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('message' in node && typeof node.message === 'string' && 'type' in node) {
    return [{ chemin: path, message: node.message }];
  }
  return Object.entries(node).flatMap(([key, value]) =>
    // `ref` is the control itself, `root` the error of an entire list.
    key === 'ref' ? [] : walk(value, key === 'root' ? path : path === '' ? key : `${path}.${key}`),
  );
}
