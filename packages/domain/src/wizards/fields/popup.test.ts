import { expect, it } from 'vitest';
import { gamme } from '../../kinds/chr/steps/gamme.ts';
import type { WizardProject } from '../wizard-project.ts';
import { popupOf } from './popup.ts';

const drink = (id: string) => ({ id, name: id, image: '', format: '33 cl' });
const chosen = ['cola', 'anis', 'eau', 'soda'].map((id) => [id, drink(id)] as const);
const card = (drinks: typeof chosen): WizardProject =>
  ({ infocarte: { boissons: { Colas: Object.fromEntries(drinks) } } }) as WizardProject;
const withdrawn = { liste: 'boissons', retiree: true, item: { id: 'anis' } } as const;

it('says in a dialog that too few drinks are chosen', () => {
  const few = gamme.problems(card(chosen.slice(1)));
  expect(popupOf(gamme, few)).toMatch(/^Un minimum de 4 références/);
});

it('leaves to the step what it says itself: a drink that is withdrawn', () => {
  const problems = gamme.problems({ ...card(chosen), gardees: [withdrawn] });
  expect(problems.map(({ message }) => message)).toEqual([
    '«\u00a0anis\u00a0» n’est plus au catalogue. Merci de choisir autre chose.',
  ]);
  expect(popupOf(gamme, problems)).toBeUndefined();
});
