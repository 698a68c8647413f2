import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { expect, it } from 'vitest';
import { missingProblems } from './missing-problems.ts';

const FORMULA = 'boards.1.brief.menus.Formule1';
const EMPTY = 'Veuillez remplir les champs obligatoire.';
const menu: FieldError[] = [
  { chemin: `${FORMULA}.nomFormule`, message: EMPTY },
  { chemin: `${FORMULA}.solide`, message: "Le choix d'un solide est obligatoire" },
  { chemin: `${FORMULA}.prixformule`, message: EMPTY },
];

it.each<[string, FieldError[], string]>([
  [
    'several fields with one message',
    menu,
    `${EMPTY} · Formule 1, solide\u00a0: Le choix d'un solide est obligatoire`,
  ],
  ['one field', menu.slice(0, 1), `Formule 1, nom\u00a0: ${EMPTY}`],
])('says once what is missing of a board: %s', (_case, champs, told) => {
  const place = { champs, short: 'Contenu des boards, Menu double - 1', entry: 'k2' };
  expect(missingProblems(KINDS.VAE.wizard, place)).toBe(told);
});

it('names the entry where the link does not, and no field that the message names', () => {
  const champs = [{ chemin: 'infopdv.formules.1.tarifFormule', message: 'Tarif incorrect' }];
  const told = (short: string) => missingProblems(KINDS.CHR.wizard, { champs, short });
  expect(told('Formules, Formule 2')).toBe('Tarif incorrect');
  expect(told('Formules')).toBe('Formule 2, tarif\u00a0: Tarif incorrect');
});
