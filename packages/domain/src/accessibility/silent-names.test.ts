import { expect, it } from 'vitest';
import { partNamedBy, silenceOf } from './silent-names.ts';

it.each([
  ['…', 'signes'],
  ['--', 'signes'],
  ['IMG_2041', 'fichier'],
  ['DSC01234', 'fichier'],
  ['olivier-v2-def.PNG', 'fichier'],
  ['Image', 'mot'],
  ['Illustration 12', 'mot'],
  ['Thème n°\u00a03', 'mot'],
  ['Sans titre (2)', 'mot'],
  ['Cliquez ici', 'mot'],
])('finds that %s says nothing (%s)', (name, why) => {
  expect(silenceOf(name)).toBe(why);
});

it.each([
  'Rameau d’olivier',
  'Frise de citrons',
  'Cola',
  'Pl. 4',
  '7UP',
  'A4',
  '1664',
  'Guide du délégué commercial',
  'Image de marque',
  'Scanner un QR code',
])('takes %s for a name', (name) => {
  expect(silenceOf(name)).toBeNull();
});

it('names pictures where there are some, and the titles of news', () => {
  expect([partNamedBy('themes'), partNamedBy('articles'), partNamedBy('mentions')]).toEqual([
    'image',
    'titre',
    null,
  ]);
});
