import { describe, expect, it } from 'vitest';
import {
  goingBack,
  groupsOf,
  pinsOn,
  saidInWords,
  settledInWords,
  type Thread,
  threadsOf,
  unsettledInWords,
  unsettledOf,
} from './remark-threads.ts';
import { remark } from './testing/remark.ts';

const reply = (acte: Thread['reponses'][number]['acte'], version: number, texte = '') => ({
  id: 1,
  acte,
  texte,
  auteur: 'Agence Pinson',
  deAgence: true,
  version,
  t_creation: '2026-11-18T09:00:00.000Z',
});

const carried = { fichier: 'v2', page: 1 };
const notes = threadsOf([
  {
    postIts: [remark({ id: 30, version: 2, fichier: 'v2' }), remark({ id: 31, version: 2, deAgence: true })],
  },
  {
    postIts: [
      remark({ id: 11, etat: 'aVerifier', report: carried }),
      remark({ id: 12, etat: 'reglee', regleeSur: 2, report: carried }),
      remark({ id: 13, report: null }),
    ],
  },
]);
const numbers = (threads: readonly { number: number }[]) => threads.map(({ number }) => number);

describe('remarks', () => {
  it('keep one number over all versions', () => {
    expect(notes.map(({ id, number }) => [id, number])).toEqual([
      [11, 1],
      [12, 2],
      [13, 3],
      [30, 4],
      [31, 5],
    ]);
  });

  it('hang on the current version until they are settled, on an older one where they were put', () => {
    expect(pinsOn(notes, { version: 2, actuelle: true })).toMatchObject([
      { number: 1, former: true, ...carried },
      { number: 4, fichier: 'v2' },
      { number: 5 },
    ]);
    expect(numbers(pinsOn(notes, { version: 1, actuelle: false }))).toEqual([1, 2, 3]);
  });

  it('are grouped by what has become of them, and go back with the order while they are asked', () => {
    const { toVerify, open, settled } = groupsOf(notes);
    expect([toVerify, open, settled].map(numbers)).toEqual([[1], [3, 4, 5], [2]]);
    expect(numbers(goingBack(notes))).toEqual([3, 4]);
  });

  it('say on which versions they were settled', () => {
    const settled = (...versions: number[]) =>
      settledInWords(versions.map((regleeSur) => ({ ...remark({ regleeSur }), number: 1 })));
    expect(settled(2)).toBe('1 réglée, depuis la version\u00a02');
    expect(settled(2, 2)).toBe('2 réglées, depuis la version\u00a02');
    expect(settled(4, 2, 3)).toBe('3 réglées, depuis les versions 2, 3 et\u00a04');
  });

  it('of the client ask once more before they sign', () => {
    const own = threadsOf([
      { postIts: [remark({ id: 1, deClient: true }), remark({ id: 2 }), remark({ id: 3, deClient: true })] },
    ]);
    expect(unsettledInWords(unsettledOf(own))).toBe('Vos remarques 1 et\u00a03 ne sont pas réglées.');
    expect(unsettledInWords(unsettledOf(own).slice(1))).toBe('Votre remarque\u00a03 n’est pas réglée.');
    expect(unsettledOf(threadsOf([{ postIts: [remark({ deClient: true, etat: 'reglee' })] }]))).toEqual([]);
  });

  it.each([
    [reply('reponse', 2, 'Oui.'), 'Oui.'],
    [reply('fait', 2), 'C’est fait.'],
    [reply('reglee', 3), 'Réglée sur la version\u00a03.'],
    [reply('pasEncore', 3), 'Pas encore sur la version\u00a03, demandé depuis la version\u00a01.'],
    [reply('pasEncore', 1), 'Pas encore sur la version\u00a01.'],
  ])('say %o in words', (said, words) => {
    expect(saidInWords(said, 1)).toBe(words);
  });
});
