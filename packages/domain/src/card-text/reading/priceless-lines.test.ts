import { expect, it } from 'vitest';
import { readCard } from './read-card.ts';
import { linesOfText, type ReadLine } from './read-line.ts';

/** 'title: name | detail | price' of each line. */
const read = (lines: readonly ReadLine[]): string[] =>
  readCard(lines).flatMap(({ titre, lignes }) =>
    lignes.map(({ nom, detail, prix }) => `${titre}: ${nom} | ${detail} | ${prix}`),
  );

/** Lines of a file, names upright, details slanted; '+' begins a title, '/' a detail, '_' a gap above. */
const styled = (...texts: readonly string[]): ReadLine[] =>
  texts.map((text, rank) => {
    const [, marks = '', words = ''] = /^([+/_]*)(.*)$/.exec(text) ?? [];
    const size = marks.includes('+') ? 14 : 10;
    const gapAbove = marks.includes('_') ? 1.5 : 0.1;
    const italic = marks.includes('/');
    return { page: 1, line: rank + 1, parts: words.split(' … '), size, bold: false, italic, gapAbove };
  });

const DISHES = ['+Plats', 'Daube … 18 €', '/riz', 'Sole … 24 €', '/citron'];
const OTHERS = ['Bavette … 17 €', '/frites', 'Onglet … 16 €'];
const dishes = ['Plats: Daube | riz | 18 €', 'Plats: Sole | citron | 24 €'];
const others = ['Plats: Bavette | frites | 17 €', 'Plats: Onglet |  | 16 €'];

it('takes a line between priced names, in their style, for a name without a price', () => {
  expect(read(styled(...DISHES, 'Raie aux câpres', ...OTHERS))).toEqual([
    ...dishes,
    'Plats: Raie aux câpres |  | ',
    ...others,
  ]);
});

it('takes several lines below a menu for its courses, and no line of a card for two', () => {
  const courses = ['Menu du marché … 32 €', 'Terrine', 'ou', 'Œuf parfait', 'Plat au choix'];
  expect(read(styled(...DISHES, ...courses, ...OTHERS))).toEqual([
    ...dishes,
    'Plats: Menu du marché | Terrine ou Œuf parfait Plat au choix | 32 €',
    ...others,
  ]);
});

it('leaves out what stands below the last price, at the foot of a column, or in a frame of its own', () => {
  const foot = ['Terrasse ombragée', 'Ferme de la Hulotte', '_Privatisation possible', 'Parking gratuit'];
  const word = ['_+Le mot du chef', 'Ici tout commence au marché', 'Luc choisit chaque légume'];
  expect(read(styled(...DISHES, ...OTHERS, ...foot))).toEqual([...dishes, ...others]);
  expect(read(styled(...word, ...DISHES, ...OTHERS))).toEqual([...dishes, ...others]);
  const titles = readCard(styled(...DISHES, ...OTHERS, ...word, '_+Desserts', 'Flan … 6 €'));
  expect(titles.map(({ titre }) => titre)).toEqual(['Plats', 'Desserts']);
  expect(read(styled(...DISHES, '/Horaires : 12h-14h', '/midi et soir', ...OTHERS))).toEqual([
    ...dishes,
    ...others,
  ]);
});

it('leaves out the foot of a text, but the detail of its last dish', () => {
  const text = 'PLATS\nDaube 18 €\nau vin rouge\nSole 24 €\navec du citron';
  const lines = ['PLATS: Daube | au vin rouge | 18 €', 'PLATS: Sole | avec du citron | 24 €'];
  expect(read(linesOfText(`${text}\n\nPrivatisation possible\nLuc Morvan\nLe Vieux Pont`))).toEqual(lines);
  expect(read(linesOfText(`${text}\nFermé le lundi\nLuc Morvan\nLe Vieux Pont`))).toEqual(lines);
});

it.each(['Sole ..........', 'Sole . . . . .', '- Sole : —', 'Sole\t-', 'Sole     –'])(
  '%j has an empty place for its price',
  (written) => {
    const text = `PLATS\nDaube 18 €\n${written}\n\nDESSERTS\nFlan 6 €`;
    expect(read(linesOfText(text))).toEqual([
      'PLATS: Daube |  | 18 €',
      'PLATS: Sole |  | ',
      'DESSERTS: Flan |  | 6 €',
    ]);
  },
);

it('keeps the lines of a card that has no prices', () => {
  expect(read(linesOfText('PLATS\n\nDaube\n\nSole\n\nRaie'))).toHaveLength(3);
});

it('reads no price in a number of thousands, or after n°', () => {
  expect(read(linesOfText('Le Comptoir n° 7\nPLATS\nDaube 18\nSole 24\n\nCapital de 8 000 €'))).toEqual([
    'PLATS: Daube |  | 18',
    'PLATS: Sole |  | 24',
  ]);
});

it('reads no price in the name of the place, where all others have cents', () => {
  const dishes = ['Daube 18,50', 'Sole 24,50', 'Raie 19,90', 'Merlu 17,20'];
  expect(read(linesOfText(['Bistrot 52', 'PLATS', ...dishes].join('\n')))).toHaveLength(4);
});

it('keeps the dash that ends a price before another size', () => {
  expect(read(linesOfText('VINS\nChablis le verre 8,- la bouteille 39,-'))).toEqual([
    'VINS: Chablis |  | 8,- / 39,-',
  ]);
});

it('takes lines alone between priced ones for titles, in a card that shows its titles in no other way', () => {
  const [wines, reds] = [
    ['Loire', 'Chinon 22 €', 'Saumur 24 €', 'Anjou 19 €'],
    ['Rhône', 'Cornas 40 €', 'Tavel 28 €', 'Rasteau 26 €'],
  ];
  const whites = ['Alsace', 'Sylvaner 18 €', 'Riesling 24 €'];
  const lines = read(linesOfText(['VINS', 'Cidre 12 €', ...wines, ...reds, ...whites].join('\n')));
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'VINS',
    ...Array(3).fill('Loire'),
    ...Array(3).fill('Rhône'),
    ...Array(2).fill('Alsace'),
  ]);
  const said = ['Cidre 12 €', 'brut', ...wines, ...reds, ...whites];
  expect(read(linesOfText(said.join('\n'))).some((line) => line.startsWith('Rhône'))).toBe(false);
});

it('takes words beside a price below a name for its details, where others are', () => {
  const text = `TAPAS
Gaspacho
croûtons 6 €
Padrones
sel, citron 7 €
Tortilla
oignons 6 €
Pan con tomate
4 €
Jamón
80 g 19 €
Merguez
8 €
Chorizo
5 €
Morcilla
5 €
Anchois
9 €`;
  expect(read(linesOfText(text))).toContain('TAPAS: Jamón | 80 g | 19 €');
});
