import { ACCOUNT_IMPORT } from '@ardoise/domain/content/imports/account-import.ts';
import { OUTLET_IMPORT } from '@ardoise/domain/content/imports/outlet-import.ts';
import type { Import } from '@ardoise/domain/contract/imports.ts';
import { expect, it } from 'vitest';
import {
  allLines,
  applyWords,
  barWords,
  filesWords,
  listOfFile,
  progressWords,
  readingWords,
  undoneWords,
  writtenWords,
} from './import-words.ts';

function dryRun(comptes: Partial<Import['comptes']>, given: Partial<Import> = {}): Import {
  const none = { refusee: 0, averifier: 0, modifiee: 0, ajoutee: 0, masquee: 0, inchangee: 0 };
  return {
    encodage: 'Windows-1252',
    separateur: ';',
    ignorees: [],
    comptes: { ...none, signalee: 0, differente: 0, retablie: 0, gardee: 0, ...comptes },
    ...given,
  } as Import;
}

it('counts what is written, with what is to be checked and hidden, and says what is refused', () => {
  const row = dryRun({ ajoutee: 5, modifiee: 7, masquee: 2, averifier: 1, refusee: 2, inchangee: 49 });
  expect(allLines(row)).toBe(66);
  expect(barWords(row)).toBe('15\u00a0changements prêts, 2\u00a0lignes refusées');
  expect(applyWords(row)).toBe('Appliquer les 15\u00a0changements');
  expect(writtenWords(row, OUTLET_IMPORT)).toBe('15\u00a0points de vente écrits.');
});

it('speaks of one change in the singular', () => {
  expect(applyWords(dryRun({ ajoutee: 1 }))).toBe('Appliquer le changement');
  expect(barWords(dryRun({ refusee: 1 }))).toBe('0\u00a0changement prêt, 1\u00a0ligne refusée');
});

it('says in figures how far the writing or the undoing is, and what was undone and what stays', () => {
  const at = { fait: 1000, total: 2300 };
  expect(progressWords(dryRun({}, { etat: 'ecriture', ...at }))).toBe('Ligne 1\u00a0000 sur 2\u00a0300');
  expect(progressWords(dryRun({}, { etat: 'annulation', ...at }))).toBe('Élément 1\u00a0000 sur 2\u00a0300');
  expect(undoneWords(dryRun({ retablie: 2 }), ACCOUNT_IMPORT)).toBe(
    '2\u00a0éléments sont redevenus ce qu’ils étaient.',
  );
  expect(undoneWords(dryRun({ retablie: 1, gardee: 2 }), ACCOUNT_IMPORT)).toBe(
    '1\u00a0élément est redevenu ce qu’il était. 2\u00a0comptes restent, désactivés.',
  );
  // Undone before this was counted.
  expect(undoneWords(dryRun({}), OUTLET_IMPORT)).toBe('');
});

it.each([
  ['boissons.csv', 'boissons'],
  ['modele-visuel-solide.csv', 'visuel-solide'],
  ['formatPDA (2).CSV', 'formatPDA'],
  ['matieres_chr-refusees.csv', 'matieres_chr'],
  ['Thèmes.xlsx', 'themes'],
  ['comptes-smhf.csv', null],
])('tells from its name which list %s is of', (name, list) => {
  expect(listOfFile(name)).toBe(list);
});

it('names the files', () => {
  expect(filesWords(dryRun({}, { fichier: 'pdv.csv', images: 0 }))).toBe('fera pdv.csv');
  expect(filesWords(dryRun({}, { fichier: 'b.csv', images: 61 }))).toBe('feront b.csv et 61\u00a0images');
});

it('says how the file was read', () => {
  expect(readingWords(dryRun({}))).toBe('Windows-1252, séparé par des points-virgules.');
  expect(readingWords(dryRun({}, { separateur: '\t', ignorees: ['Secteur', 'Note'] }))).toBe(
    'Windows-1252, séparé par des tabulations. Colonnes non lues\u00a0: Secteur, Note.',
  );
  const ignorees = Array.from({ length: 100 }, (_, place) => `c${place}`);
  expect(readingWords(dryRun({}, { ignorees }))).toMatch(/: c0, c1, .*c7 et 92\u00a0autres\.$/);
});
