import { expect, it } from 'vitest';
import type { DifferenceNature } from '../compare-cards.ts';
import { changedWords, findingsInMail, findingsTitle, unaskedInWords } from './finding-words.ts';

const found = (nature: DifferenceNature, voulu: unknown = null) => ({
  nature,
  section: 'Plats',
  nom: 'Entrecôte',
  avant: '24,50 €',
  apres: '26,50 €',
  demande: null,
  voulu,
});
const times = (count: number, nature: DifferenceNature) => Array.from({ length: count }, () => found(nature));

it.each<[string, DifferenceNature[]]>([
  ['Un prix a changé', ['prix différent', 'absent']],
  ['Trois prix ont changé', ['prix différent', 'prix ajouté', 'prix différent']],
  ['Une ligne manque sur la création', ['absent', 'en plus']],
  ['Deux lignes sont en plus sur la création', ['en plus', 'en plus', 'texte différent']],
  ['Un texte a changé', ['texte différent', 'déplacé']],
  ['Une ligne a changé de place', ['déplacé']],
])('the title is ‘%s’', (title, natures) => {
  expect(findingsTitle(natures.map((nature) => found(nature))).title).toBe(title);
});

it('ten are counted in digits, more than twenty are no list', () => {
  expect(findingsTitle(times(12, 'prix différent')).title).toBe('12 prix ont changé');
  expect(findingsTitle(times(64, 'prix différent')).title).toBe('64 écarts avec la commande');
});

it('those that nobody asked for are said, of what the title counts', () => {
  const { of } = findingsTitle([found('prix différent'), found('absent')]);
  expect(unaskedInWords(of)).toBe('Un que personne n’a demandé');
  expect(unaskedInWords(times(2, 'absent'))).toBe('Deux que personne n’a demandés');
  expect(unaskedInWords([found('absent', { mot: 'Retiré' })])).toBe('');
});

it('a mail names prices first', () => {
  expect(findingsInMail([...times(3, 'prix différent'), found('absent')])).toBe(
    '3 prix changés, 1 autre écart',
  );
  expect(findingsInMail(times(2, 'absent'))).toBe('2 écarts avec la commande');
  expect(findingsInMail([found('déplacé')])).toBe('');
});

it('of a text the words that differ are told', () => {
  expect(changedWords('Cabillaud, beurre blanc maison', 'Cabillaud, beurre citronné maison')).toEqual({
    before: 'Cabillaud, beurre',
    from: 'blanc',
    to: 'citronné',
    after: 'maison',
  });
});
