import { expect, it } from 'vitest';
import { withAnswer } from '../wizards/answer-at.ts';
import { ENTRY_LIST_NAMES, ENTRY_LISTS } from './catalogue-lists/entry-lists.ts';
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
    'the fields of an entry that differ, by their labels, and its days',
    {
      area: 'catalogues',
      list: 'boissons',
      entry: 'cola',
      before: {
        item: { name: 'Colas', name_1: 'Cola' },
        visible: true,
        du: null,
        au: null,
        avant: 'cola-zero',
      },
      after: {
        item: { name: 'Colas', name_1: 'Cola 🍒' },
        visible: false,
        du: '2026-12-01',
        au: null,
        avant: null,
      },
    },
    [
      { label: 'Nom', before: 'Cola', after: 'Cola 🍒' },
      { label: 'Visible', before: 'oui', after: 'non' },
      { label: 'À partir du', before: '', after: '01/12/2026' },
    ],
  ],
  [
    'an account, its role in words',
    {
      area: 'comptes',
      list: '',
      entry: 'ines',
      before: { role: 'dc', mail: 'a@exemple.fr', smhf: 'yann', actif: true },
      after: { role: 'mdv', mail: 'b@exemple.fr', smhf: 'yann', actif: true },
    },
    [
      { label: 'Rôle', before: 'Délégué commercial', after: 'MDV' },
      { label: 'E-mail', before: 'a@exemple.fr', after: 'b@exemple.fr' },
    ],
  ],
  [
    'an outlet, by the labels of its record',
    {
      area: 'points-de-vente',
      list: '',
      entry: '310',
      before: { City__c: 'Angers', Segmentation__c: 'Gold' },
      after: { City__c: 'Angers', Segmentation__c: 'Silver' },
    },
    [{ label: 'Médaille', before: 'Gold', after: 'Silver' }],
  ],
  [
    'both quotas of a transfer',
    {
      area: 'quotas',
      list: '2026',
      entry: 'CHR',
      before: { de: { nom: 'Antoine Delmas', annuel: 40 }, a: { nom: 'Chloé Garnier', annuel: 20 } },
      after: {
        de: { nom: 'Antoine Delmas', annuel: 30 },
        a: { nom: 'Chloé Garnier', annuel: 30 },
        unites: 10,
      },
    },
    [
      { label: 'Quota d’Antoine Delmas', before: '40', after: '30' },
      { label: 'Quota de Chloé Garnier', before: '20', after: '30' },
    ],
  ],
])('says %s', (_, change, said) => {
  expect(changeInWords(change)).toEqual(said);
});

it.each(ENTRY_LIST_NAMES)('names every field of %s by its label, never by its key', (list) => {
  const keys = [
    ...ENTRY_LISTS[list].groups.flatMap(({ fields }) => fields),
    ...ENTRY_LISTS[list].pictures,
  ].map(({ path }) => path);
  const item = keys.reduce<object>((made, path) => withAnswer(made, path, 'x'), {});
  const said = changeInWords({ area: 'catalogues', list, entry: 'e', before: null, after: { item } });
  expect(said.length).toBeGreaterThan(0);
  for (const { label } of said) expect([label, keys.includes(label)]).toEqual([label, false]);
});
