import { expect, test } from 'vitest';
import { listErrors } from './list-errors.ts';

interface Values {
  pdv: { codePostal: string; nSiret: string };
  formules: { nomFormule: string }[];
}

test('lists every error by the path of its field, those of a list and of its items too', () => {
  expect(
    listErrors<Values>({
      pdv: {
        codePostal: { type: 'pattern', message: 'Code postal incorrect' },
        nSiret: { type: 'required', message: 'N°SIRET obligatoire' },
      },
      formules: Object.assign([undefined, { nomFormule: { type: 'required', message: 'Nom obligatoire' } }], {
        root: { type: 'min', message: 'Veuillez compléter les formules.' },
      }),
    }),
  ).toEqual([
    { chemin: 'pdv.codePostal', message: 'Code postal incorrect' },
    { chemin: 'pdv.nSiret', message: 'N°SIRET obligatoire' },
    { chemin: 'formules.1.nomFormule', message: 'Nom obligatoire' },
    { chemin: 'formules', message: 'Veuillez compléter les formules.' },
  ]);
});

test('is empty for a form without errors', () => {
  expect(listErrors<Values>({})).toEqual([]);
});
