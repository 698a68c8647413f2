import { fieldInWords } from '@ardoise/domain/answers/describe-conflict.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { DOCUMENT_PARTS, projectDocument } from '@ardoise/domain/projects/project.ts';
import { fieldName } from '@ardoise/domain/wizards/fields/field-name.ts';
import type { Step } from '@ardoise/domain/wizards/wizard.ts';
import { describe, expect, it } from 'vitest';
import { answerInWords, isMarkedText } from './answer-in-words.ts';

/** zod's internal definition, whichever schema type. */
interface Schema {
  _zod: { def: { innerType?: Schema; element?: Schema; shape?: Record<string, Schema> } };
}

/** Every possible path of an answer in a document. */
function pathsOf({ _zod: { def } }: Schema, path: readonly string[] = []): (readonly string[])[] {
  if (def.innerType !== undefined) return pathsOf(def.innerType, path);
  // Items of a list without ids, such as post-its, belong to the list's answer.
  if (def.element !== undefined)
    return def.element._zod.def.shape?.entree ? pathsOf(def.element, [...path, '0']) : [path];
  const fields = Object.entries(def.shape ?? {});
  const isEntry = fields.some(([name]) => name === 'entree');
  const picked = fields.some(
    ([name]) => name === 'id' || (name === 'photo' && path.at(-1) !== 'pricelist' && !isEntry),
  );
  if (fields.length === 0 || picked) return [path];
  const answers = fields.filter(([name]) => name !== 'entree');
  return answers.flatMap(([name, field]) => pathsOf(field, [...path, name]));
}

/** Every question. */
const EVERY_KIND = {
  steps: Object.values(KINDS).flatMap(({ wizard }): readonly Step[] => wizard.steps),
};

describe('a conflict in words', () => {
  it('labels every answer of every kind in French', () => {
    const parts: readonly string[] = DOCUMENT_PARTS;
    const paths = pathsOf(projectDocument as unknown as Schema).filter(([part = '']) => parts.includes(part));
    expect(paths.length).toBeGreaterThan(120);
    const nameless = paths.filter((path) => {
      const name = fieldName(EVERY_KIND, path.join('.'));
      return name === undefined || /[a-z][A-Z]|_|NaN/.test(name);
    });
    expect(
      nameless,
      'no question asks it: write its line in the groups of a step, or a label in `names` of the one that does',
    ).toEqual([]);
  });

  it.each([
    [['pdv', 'codePostal'], '33000', '33300', 'Code postal'],
    [['pdv', 'adresseLivraison', 'ville'], 'Pessac', undefined, 'Ville'],
    [['infopdv', 'formules', '1', 'tarifFormule'], '13', '15', 'Formule 2, tarif'],
    [['infopdv', 'formules'], [], [], 'Formules'],
    [['infocarte', 'template'], { id: 'a', name: 'Ardoise' }, undefined, 'Thème'],
    [['infocarte', 'boissons', 'Colas', 'cola'], undefined, { id: 'cola', name: 'Cola' }, 'Boissons, Cola'],
    [['contenu', '1'], { photo: '64b', filename: 'midi.jpg' }, undefined, 'Photo 2, midi.jpg'],
    [['contenu', '1', 'modificationCarte'], 'a', 'b', 'Photo 2, modification à faire'],
    [['infopdv', 'formules', '1'], { entree: 'k3x', nomFormule: 'Soir' }, undefined, 'Formule 2'],
    [['boards'], [], [], 'Boards'],
    [['boards', '1', 'formatStopTrottoir'], 'a', 'b', 'Board 2, format du stop-trottoir'],
    [['boards', '0', 'brief', 'menus', 'Formule1', 'prixformule'], '8', '9', 'Board 1, formule 1, prix'],
    [
      ['boards', '0', 'brief', 'menus', 'Formule2', 'solide'],
      { id: 'a', name: 'A' },
      {},
      'Board 1, formule 2, solide',
    ],
    [['boards', '2', 'brief', 'gamme-prix', '1', 'prix'], '3', '4', 'Board 3, ligne 2, prix'],
    [
      ['boards', '2', 'brief', 'gamme-prix', '1', 'boissons', 'Colas', 'cola'],
      { id: 'cola', name: 'Cola' },
      undefined,
      'Board 3, ligne 2, boissons, Cola',
    ],
    [
      ['boards', '2', 'brief', 'pricelist', 'photo', '64b'],
      { photo: '64b', name: 'prix.jpg' },
      undefined,
      'Board 3, photo, prix.jpg',
    ],
    [['supports', '0', 'largeur'], '80', '90', 'Support 1, largeur'],
    [['supports', '1', 'creation'], '<p>a</p>', '<p>b</p>', 'Support 2, ce qu’il faut créer'],
    [
      ['supports', '0', 'boissons', 'Colas', 'cola'],
      undefined,
      { id: 'cola', name: 'Cola' },
      'Support 1, boissons, Cola',
    ],
    [
      ['charte', 'photo_logo', '64b'],
      { photo: '64b', filename: 'logo.png' },
      undefined,
      'Photo du logo, logo.png',
    ],
    [['pose', 'contact', 'telephone'], '06', '07', 'Téléphone du contact'],
    [['boissons', 'Colas', 'cola'], undefined, { id: 'cola', name: 'Cola' }, 'Boissons, Cola'],
    [['briefPDA'], '<p>a</p>', '<p>b</p>', 'Brief'],
  ])('%j has its label', (path, mine, theirs, words) => {
    expect(fieldInWords(EVERY_KIND, { path, mine, theirs })).toBe(words);
  });

  it.each<[unknown, string]>([
    [undefined, '(vide)'],
    ['33000', '33000'],
    [{ id: 'a', name: 'Ardoise', image: '/a.svg' }, 'Ardoise'],
    [{ id: 'm', name: 'Mojito', visuelCocktails: 'oui' }, 'Mojito, visuels : oui'],
    [[{ nomFormule: 'Midi', tarifFormule: '13' }], 'Midi, 13'],
    [{ photo: '64b', filename: 'midi.jpg', anno: [{}, {}] }, '2\u00a0post-its'],
    [{ photo: '64b', filename: 'logo.png', comment: 'À agrandir' }, '0\u00a0post-it, À agrandir'],
    [true, 'oui'],
    ['<p>Une <strong>affiche</strong></p>', 'Une affiche'],
    ['a < b', 'a < b'],
    [{ entree: 'k3x', nomFormule: 'Midi', tarifFormule: '13' }, 'Midi, 13'],
  ])('%j reads %s', (value, words) => {
    expect(answerInWords(value)).toBe(words);
  });

  it('shows rich text as written: the sides may differ in looks alone', () => {
    const values = ['<p>a</p>', '<p><strong>a</strong></p>', 'a < b', 3, undefined];
    expect(values.map(isMarkedText)).toEqual([true, true, false, false, false]);
  });

  it('reports an entry that one side deleted', () => {
    expect(answerInWords(undefined, true)).toBe('(à supprimer)');
  });
});
