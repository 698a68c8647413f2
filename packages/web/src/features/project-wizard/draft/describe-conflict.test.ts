import { describe, expect, it } from 'vitest';
import { answerInWords, fieldInWords } from './describe-conflict.ts';

describe('a conflict in words', () => {
  it.each([
    [['pdv', 'codePostal'], '33000', '33300', 'Code postal'],
    [['pdv', 'adresseLivraison', 'ville'], 'Pessac', undefined, 'Ville'],
    [['infopdv', 'formules', '1', 'tarifFormule'], '13', '15', 'Formule 2, tarif'],
    [['infopdv', 'formules'], [], [], 'Formules'],
    [['infocarte', 'template'], { id: 'a', name: 'Ardoise' }, undefined, 'Thème'],
    [['infocarte', 'boissons', 'Colas', 'cola'], undefined, { id: 'cola', name: 'Cola' }, 'Boissons, Cola'],
    [['contenu', '64b'], { photo: '64b', filename: 'midi.jpg' }, undefined, 'Photo, midi.jpg'],
  ])('%j is told as its label', (path, mine, theirs, words) => {
    expect(fieldInWords({ path, mine, theirs })).toBe(words);
  });

  it.each<[unknown, string]>([
    [undefined, '(vide)'],
    ['33000', '33000'],
    [{ id: 'a', name: 'Ardoise', image: '/a.svg' }, 'Ardoise'],
    [{ id: 'm', name: 'Mojito', visuelCocktails: 'oui' }, 'Mojito, visuels : oui'],
    [[{ nomFormule: 'Midi', tarifFormule: '13' }], 'Midi, 13'],
    [{ photo: '64b', filename: 'midi.jpg', anno: [{}, {}] }, '2\u00a0post-its'],
  ])('%j reads %s', (value, words) => {
    expect(answerInWords(value)).toBe(words);
  });
});
