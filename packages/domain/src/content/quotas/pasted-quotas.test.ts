import { expect, it } from 'vitest';
import { readPastedQuotas } from './pasted-quotas.ts';

const SMHFS = [
  { smhf: 'antoine', prenom: 'Antoine', nom: 'Delmas' },
  { smhf: 'chloe', prenom: 'Chloé', nom: 'Garnier' },
  { smhf: 'paul1', prenom: 'Paul', nom: 'Martin' },
  { smhf: 'paul2', prenom: 'Paul', nom: 'Martin' },
];
const read = (text: string) => readPastedQuotas(text, SMHFS);

it('reads four columns by tabs, by name, name first or username, without a care for accents and case', () => {
  const pasted =
    'SMHF\tCarte Brasserie\tVAE\tDirect Agence\r\nAntoine Delmas\t130\t1 000\t0\r\n\r\nGARNIER Chloe\t48\t40\t16\r\npaul2\t1\t2\t3';
  expect(read(pasted)).toEqual([
    { ligne: 2, nom: 'Antoine Delmas', smhf: 'antoine', annuels: { CHR: 130, VAE: 1000, PDA: 0 } },
    { ligne: 4, nom: 'GARNIER Chloe', smhf: 'chloe', annuels: { CHR: 48, VAE: 40, PDA: 16 } },
    { ligne: 5, nom: 'paul2', smhf: 'paul2', annuels: { CHR: 1, VAE: 2, PDA: 3 } },
  ]);
});

it.each([
  ['Antoine Delmas\t1\t2', 'Quatre colonnes sont attendues, cette ligne en a 3.'],
  ['Zoé\t1\t2\t3', 'Aucun SMHF ne porte ce nom.'],
  ['Paul Martin\t1\t2\t3', 'Plusieurs SMHF portent ce nom\u00a0: écrivez leur identifiant.'],
  ['antoine\t1\t2,5\t3', '«\u00a02,5\u00a0» n’est pas un nombre entier de 0 à 99999.'],
  ['antoine\t1\t=1+1\t3', '«\u00a0=1+1\u00a0» n’est pas un nombre entier de 0 à 99999.'],
  ['antoine\t1\t-2\t3', '«\u00a0-2\u00a0» n’est pas un nombre entier de 0 à 99999.'],
  ['antoine\t1\t\t3', '«\u00a0\u00a0» n’est pas un nombre entier de 0 à 99999.'],
])('says what is wrong with %j', (line, probleme) => {
  expect(read(`chloe;1;2;3\n${line}`)[1]).toMatchObject({ ligne: 2, probleme });
});

it('takes the first line of an SMHF, and says so of a second', () => {
  expect(read('chloe\t1\t2\t3\nChloé Garnier\t4\t5\t6')[1]).toMatchObject({
    probleme: 'Ce SMHF figure déjà plus haut.',
  });
});
