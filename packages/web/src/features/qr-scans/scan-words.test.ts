import { expect, it } from 'vitest';
import { axisOf, chartSentence, printedWords, reasons, silentSentence, totalSentence } from './scan-words.ts';
import type { ScannedOutlet } from './use-scans.ts';

const OUTLET: ScannedOutlet = {
  id: '1',
  nom: 'Café de la Paix',
  ville: 'Niort',
  smhf: 'smhf1',
  imprime: '2026-10-30',
  livre: '2026-11-02',
  quatorzeJours: [],
  scans: 0,
  parExemplaire: 0,
  cible: { type: 'url', vers: 'https://paix.example', repond: true, depuis: null, probleme: '' },
  modele: { nom: 'Sticker rond', image: '', taille: 14, problemes: ['petit'] },
  muet: true,
  prevenu: null,
};

it('says the sums', () => {
  expect(totalSentence({ total: 464, codes: 12, jours: 28 })).toBe(
    '464\u00a0scans en 4\u00a0semaines, sur 12\u00a0codes imprimés.',
  );
  expect(silentSentence(0)).toBe('');
  expect(silentSentence(1)).toBe('1\u00a0code n’a servi à personne depuis 14\u00a0jours.');
  expect(chartSentence({ parJour: [], total: 0 })).toBe('Aucun scan sur la période.');
  const parJour = [
    { jour: '2026-11-19', scans: 3 },
    { jour: '2026-11-20', scans: 38 },
  ];
  expect(chartSentence({ parJour, total: 41 })).toBe(
    '20,5 scans par jour en moyenne, le plus le 20\u00a0novembre\u00a0: 38.',
  );
});

it.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [61, 80],
  [212, 300],
  [1_000, 1_000],
  [1_001, 2_000],
])('holds %d scans under an axis that ends at %d', (most, top) => {
  expect(axisOf(most)).toEqual([top, top / 2, 0]);
});

it('judges a printed code, and says why nobody scans it', () => {
  const { modele, cible } = OUTLET;
  expect(printedWords(modele)).toEqual({ ok: false, words: '14\u00a0mm, trop petit' });
  expect(printedWords({ ...modele, taille: 40, problemes: [] })).toEqual({ ok: true, words: 'Lisible' });
  expect(printedWords({ ...modele, taille: null, problemes: [] })).toBeNull();
  expect(reasons(OUTLET)[0]).toContain('il se lit à 14\u00a0cm au plus');
  const dead = { ...cible, repond: false, depuis: '2026-11-09', probleme: 'Le site ne répond pas' };
  expect(reasons({ ...OUTLET, cible: dead, modele: { ...modele, problemes: [] } })).toEqual([
    'Le site ne répond pas, depuis le 9\u00a0novembre.',
  ]);
  expect(reasons({ ...OUTLET, modele: { ...modele, problemes: [] } })[0]).toContain('Rien ne l’explique');
});
