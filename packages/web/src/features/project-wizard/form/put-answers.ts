import { DOCUMENT_PARTS, type ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { withAnswer } from '@ardoise/domain/wizards/answer-at.ts';
import { type FieldPath, get, type UseFormReturn } from 'react-hook-form';
import { fieldsOnScreen } from '../../../components/fields-on-screen.ts';
import { sameContent } from '../../../components/same-content.ts';

export type WizardForm = UseFormReturn<ProjectDocument>;

/** Whether a field's path goes through an index of a list, possibly nested, that the new value lacks. */
function entryIsGone(value: unknown, path: readonly string[]): boolean {
  return path.some(
    (key, index) => /^\d+$/.test(key) && get(value, path.slice(0, index + 1).join('.')) === undefined,
  );
}

/**
 * Replaces the answer at a path in the form, a whole part or less. The library notifies only fields with a value, so
 * each field below that is on the screen and has none gets a blank: in the same write, since each write notifies the draft of the whole
 * document.
 */
export function putAnswer(form: WizardForm, at: string, answer: unknown): void {
  let filled = answer;
  for (const name of fieldsOnScreen(form.control)) {
    if (!name.startsWith(`${at}.`)) continue;
    const path = name.slice(at.length + 1);
    const isBlank = (get(answer, path) ?? undefined) === undefined;
    if (isBlank && !entryIsGone(answer, path.split('.'))) filled = withAnswer(filled, path, '');
  }
  form.setValue(at as FieldPath<ProjectDocument>, filled as never);
}

/** Updates the form to these answers, touching only parts that differ. */
export function putDocument(form: WizardForm, document: ProjectDocument): void {
  const shown = form.getValues();
  for (const part of DOCUMENT_PARTS) {
    if (!sameContent(shown[part], document[part])) putAnswer(form, part, document[part]);
  }
}
