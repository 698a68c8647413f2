import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { createFormControl, type FieldPath } from 'react-hook-form';
import { expect, it } from 'vitest';
import { addFieldOnScreen } from '../../../components/fields-on-screen.ts';
import { putAnswer, type WizardForm } from './put-answers.ts';

const MENU = 'boards.0.brief.menus.Formule1';

/** A form with these fields on the screen, and the documents that it notified. */
function formWith(...fields: FieldPath<ProjectDocument>[]) {
  const form = createFormControl<ProjectDocument>({ defaultValues: {} });
  const [leave] = fields.map((field) => {
    form.register(field);
    return addFieldOnScreen(form.control, field);
  });
  const noticed: unknown[] = [];
  form.subscribe({ formState: { values: true }, callback: ({ values }) => noticed.push(values) });
  return { form: form as unknown as WizardForm, noticed, leave };
}

it('replaces an answer in one notice of the draft, blanks of its fields on the screen included', () => {
  const { form, noticed } = formWith(`${MENU}.nomFormule`, `${MENU}.prixformule`, `${MENU}.prixbarre`);
  const formula = { nomFormule: 'Midi', nomsolide1: 'Burger' };
  putAnswer(form, MENU, formula);
  expect(noticed).toEqual([
    { boards: [{ brief: { menus: { Formule1: { ...formula, prixformule: '', prixbarre: '' } } } }] },
  ]);
});

it('writes no blank for a field of an entry that is gone', () => {
  const { form, noticed } = formWith('infopdv.formules.0.nomFormule', 'infopdv.formules.1.nomFormule');
  putAnswer(form, 'infopdv', { formules: [{ entree: 'a' }] });
  expect(noticed).toEqual([{ infopdv: { formules: [{ entree: 'a', nomFormule: '' }] } }]);
});

it('writes no blank for a field that has left the screen', () => {
  const { form, noticed, leave } = formWith(`${MENU}.nomFormule`, `${MENU}.prixformule`);
  leave?.();
  putAnswer(form, MENU, {});
  expect(noticed).toEqual([{ boards: [{ brief: { menus: { Formule1: { prixformule: '' } } } }] }]);
});
