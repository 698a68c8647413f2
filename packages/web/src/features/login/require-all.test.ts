import { expect, it } from 'vitest';
import { requireAll } from './require-all.ts';

const MESSAGES = { name: 'Identifiant obligatoire', pass: 'Mot de passe obligatoire' };

it('says of each empty field which it is, and nothing of a filled one', () => {
  const name = { chemin: 'name', message: 'Identifiant obligatoire' };
  const pass = { chemin: 'pass', message: 'Mot de passe obligatoire' };
  expect(requireAll({ name: '', pass: '' }, MESSAGES)).toEqual([name, pass]);
  expect(requireAll({ name: 'dc1', pass: '' }, MESSAGES)).toEqual([pass]);
  expect(requireAll({ name: 'dc1', pass: 'secret' }, MESSAGES)).toEqual([]);
});
