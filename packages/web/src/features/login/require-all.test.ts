import { expect, it } from 'vitest';
import { requireAll } from './require-all.ts';

const MESSAGES = { name: 'Identifiant obligatoire', pass: 'Mot de passe obligatoire' };

it('says of each empty field which it is, and nothing of a filled one', () => {
  expect(requireAll({ name: '', pass: '' }, MESSAGES).errors).toEqual({
    name: { type: 'required', message: 'Identifiant obligatoire' },
    pass: { type: 'required', message: 'Mot de passe obligatoire' },
  });
  expect(requireAll({ name: 'dc1', pass: '' }, MESSAGES).errors).toEqual({
    pass: { type: 'required', message: 'Mot de passe obligatoire' },
  });
  expect(requireAll({ name: 'dc1', pass: 'secret' }, MESSAGES)).toEqual({
    values: { name: 'dc1', pass: 'secret' },
    errors: {},
  });
});
