import { expect, it } from 'vitest';
import { unusualFile } from './unusual-file.ts';

const A4 = { largeur: 210, hauteur: 297 };
const legible = (pages: { largeur: number; hauteur: number }[]) => ({ etat: 'lisible' as const, pages });
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it('says what is unusual in a file, and nothing of the usual ones', () => {
  const light = { size: 2_000_000 };
  expect(unusualFile(light, legible([A4, A4]), 1, true)).toBe('');
  expect(unusualFile(light, undefined, 1, false)).toBe('');
  const heavy = { size: 300 * 1024 * 1024 };
  expect(plain(unusualFile(heavy, undefined, 1, false))).toBe(
    'Ce fichier pèse 300 Mo : sa page arrive, cela peut demander une minute.',
  );
  expect(unusualFile(heavy, legible([A4]), 1, true)).toBe('');
  const banner = legible([A4, { largeur: 3000, hauteur: 1000.1 }]);
  expect(unusualFile(light, banner, 1, true)).toBe('');
  expect(plain(unusualFile(light, banner, 2, true))).toBe(
    'Cette page mesure 3 m sur 1 m : elle est montrée en réduction.',
  );
  const long = legible(Array.from({ length: 200 }, () => A4));
  expect(plain(unusualFile(light, long, 7, true))).toBe(
    'Ce fichier a 200 pages : chacune arrive quand on la tourne.',
  );
});
