import { expect, it } from 'vitest';
import { changeInWords } from './change-in-words.ts';

it.each<[string, Parameters<typeof changeInWords>[0], ReturnType<typeof changeInWords>]>([
  [
    'a setting in its own words',
    { area: 'reglages', list: '', entry: 'delaiAgence', before: 5, after: 7 },
    [{ label: 'Premier retour de l’agence', before: '5\u00a0jours ouvrés', after: '7\u00a0jours ouvrés' }],
  ],
  [
    'what is scheduled, with its day',
    {
      area: 'reglages',
      list: 'programme',
      entry: 'vaeSuspendue',
      before: null,
      after: { valeur: false, le: '2027-01-04' },
    },
    [{ label: 'Création VAE', before: '', after: 'ouverte, le 04/01/2027' }],
  ],
  [
    'the fields of an entry that differ',
    {
      area: 'catalogues',
      list: 'boissons',
      entry: 'cola',
      before: { item: { name: 'Cola', volumes: ['33 cl'] }, visible: true },
      after: { item: { name: 'Cola', volumes: ['33 cl', '50 cl'] }, visible: false },
    },
    [
      { label: 'Visible', before: 'oui', after: 'non' },
      { label: 'volumes', before: '33 cl', after: '33 cl, 50 cl' },
    ],
  ],
])('says %s', (_, change, said) => {
  expect(changeInWords(change)).toEqual(said);
});
