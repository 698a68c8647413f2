import { ApiError, messageOf } from '../../api/api-error.ts';
import type { Form } from './form.ts';

/** Shows the server's refusal at the fields that it names, or as the form's. */
export function showRefusal<Values extends object>(form: Form<Values>, error: unknown): void {
  if (error instanceof ApiError && error.champs.length > 0) form.refuse(error.champs);
  else form.setRefusal(messageOf(error));
}
