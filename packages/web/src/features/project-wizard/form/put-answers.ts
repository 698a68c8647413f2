import { DOCUMENT_PARTS, type DocumentPart, type ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import { sameContent } from '../draft/same-content.ts';

export type WizardForm = UseFormReturn<ProjectDocument>;

/** Whether a field's path goes through an index of a list, possibly nested, that the new value lacks. */
function entryIsGone(value: unknown, path: readonly string[]): boolean {
  return path.some(
    (key, index) => /^\d+$/.test(key) && get(value, path.slice(0, index + 1).join('.')) === undefined,
  );
}

/**
 * Replaces a part in the form. The library notifies only fields with a value, so each field without one is set to a
 * blank.
 */
export function putPart<Part extends DocumentPart>(
  form: WizardForm,
  part: Part,
  value: ProjectDocument[Part],
): void {
  form.setValue(part, value as never, { shouldDirty: true });
  for (const name of form.control._names.mount) {
    const [head, ...path] = name.split('.');
    if (head !== part || path.length === 0 || entryIsGone(value, path)) continue;
    form.setValue(name as FieldPath<ProjectDocument>, (get(value, path.join('.')) ?? '') as never);
  }
}

/** Updates the form to these answers, touching only parts that differ. */
export function putDocument(form: WizardForm, document: ProjectDocument): void {
  const shown = form.getValues();
  for (const part of DOCUMENT_PARTS) {
    if (!sameContent(shown[part], document[part])) putPart(form, part, document[part]);
  }
}
