// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fieldId } from '../field-id.ts';
import { Form } from './form.ts';

interface Order {
  pdv: { ville: string; codePostal?: string };
  formules: { nom: string }[];
}

const ORDER: Order = { pdv: { ville: 'Bordeaux' }, formules: [{ nom: 'Midi' }, { nom: 'Soir' }] };
const WRONG = { chemin: 'pdv.codePostal', message: 'Code postal incorrect' };
const problems = ({ pdv }: Order) => (/^\d{5}$/.test(pdv.codePostal ?? '') ? [] : [WRONG]);

it('writes below a path, and leaves the rest as it is', () => {
  const form = new Form({ defaultValues: ORDER });
  form.type('formules.1.nom', 'Nuit');
  expect(form.getValues()).toEqual({ pdv: ORDER.pdv, formules: [{ nom: 'Midi' }, { nom: 'Nuit' }] });
  expect(form.getValues().pdv).toBe(ORDER.pdv);
  expect(ORDER.formules[1]?.nom).toBe('Soir');
});

it('tells what was typed from what the page set, and from errors', () => {
  const form = new Form({ defaultValues: ORDER });
  const causes: string[] = [];
  const stop = form.subscribe((cause) => causes.push(cause));
  form.type('pdv.ville', 'Pau');
  form.set('pdv', { ville: '' });
  form.setError('pdv.ville', 'Ville obligatoire');
  stop();
  form.type('pdv.ville', 'Dax');
  expect(causes).toEqual(['typed', 'set', 'told']);
});

it('has no error before it is submitted, then follows what is typed', async () => {
  const form = new Form({ defaultValues: ORDER, problems });
  const sent: Order[] = [];
  const submit = form.handleSubmit((values) => sent.push(values));
  form.type('pdv.codePostal', '33');
  form.leave('pdv.codePostal');
  expect(form.errorAt(WRONG.chemin)).toBeUndefined();
  document.body.innerHTML = `<input id="${fieldId(WRONG.chemin)}">`;
  await submit();
  expect(form.errorAt(WRONG.chemin)).toBe(WRONG.message);
  expect(document.activeElement?.id).toBe(fieldId(WRONG.chemin));
  form.type('pdv.codePostal', '33000');
  expect(form.getState().errors).toEqual([]);
  await submit();
  expect(sent).toEqual([{ ...ORDER, pdv: { ville: 'Bordeaux', codePostal: '33000' } }]);
});

it('checks a field that is left where it is asked to', () => {
  const form = new Form({ defaultValues: ORDER, problems, checksOnLeave: true });
  form.type('pdv.codePostal', '33');
  expect(form.errorAt(WRONG.chemin)).toBeUndefined();
  form.leave('pdv.codePostal');
  expect(form.errorAt(WRONG.chemin)).toBe(WRONG.message);
  form.type('pdv.codePostal', '33000');
  expect(form.errorAt(WRONG.chemin)).toBeUndefined();
});

it('submits again after a refusal, whose error goes with the next attempt or what is typed there', async () => {
  const form = new Form({ defaultValues: ORDER });
  let times = 0;
  const submit = form.handleSubmit(() => {
    times += 1;
    form.setErrors([WRONG, { chemin: 'nulle.part', message: 'Sans champ' }]);
    form.setRefusal('Refusé');
  });
  await submit();
  form.type('pdv.codePostal', '1');
  expect(form.getState()).toMatchObject({ errors: [{ chemin: 'nulle.part' }], refusal: 'Refusé' });
  await submit();
  expect(times).toBe(2);
});

it('says whether it is submitting, also after a failure', async () => {
  const form = new Form({ defaultValues: ORDER });
  const submit = form.handleSubmit(() => Promise.reject(new Error('no network')));
  const submitting = submit();
  expect(form.getState().isSubmitting).toBe(true);
  await expect(submitting).rejects.toThrow('no network');
  expect(form.getState().isSubmitting).toBe(false);
});

it('names what differs from the default values, until it is reset', () => {
  const form = new Form({ defaultValues: { nom: '', ville: '' } });
  form.type('ville', 'Pau');
  const { changed } = form.getState();
  form.type('ville', 'Dax');
  expect(form.getState().changed).toBe(changed);
  expect(changed).toEqual(['ville']);
  form.resetField('nom', 'Midi');
  expect(form.getState().changed).toEqual(['ville']);
  form.reset({ nom: 'Soir', ville: 'Dax' }, { keepDefaults: true });
  expect(form.getState().changed).toEqual(['nom', 'ville']);
  form.reset({ nom: 'Soir', ville: 'Dax' });
  expect(form.getState().changed).toEqual([]);
});
