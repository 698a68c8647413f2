import { describe, expect, it } from 'vitest';
import { PAVEMENT_FORMATS } from '../../boards/board-formats.ts';
import { KIND_FACTS } from '../../kind-facts/kind-facts.ts';
import type { BoardBrief } from '../../projects/board.ts';
import type { Drawing } from '../mark.ts';
import { measureText } from '../measure-text.ts';
import { FILLINGS, FORMATS, filledBrief, STATES, someDrinks } from '../testing/board-cases.ts';
import { drawingFaults } from '../testing/drawing-faults.ts';
import { layoutBoard } from './layout-board.ts';

const WIDE = 'Horizontal 60x90cm';

function drawn(state: string, format: string, brief: BoardBrief): Drawing {
  const drawing = layoutBoard({ state, brief }, format);
  if (drawing === null) throw new Error(`${state} has no drawing in ${format}`);
  return drawing;
}

/** Minimum type size: 8.9 mm on a 60 x 90, scaled with the board. */
function leastOf({ width, height }: Drawing): number {
  return 8.9 * Math.sqrt((width * height) / 540_000);
}

const wordsOf = ({ marks }: Drawing) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

describe('the sheet of a board', () => {
  it('is its format’s, for every format of every support', () => {
    const formats = Object.values(KIND_FACTS).flatMap(({ supports }) =>
      supports.flatMap(({ boards }) => boards?.formats ?? []),
    );
    expect([...new Set([...formats, ...PAVEMENT_FORMATS])].sort()).toEqual([...FORMATS].sort());
  });

  it.each([
    ['Horizontal 60x90cm', 900, 600],
    ['Vertical 60x40cm', 400, 600],
    ['42x59,4 cm (métal)', 420, 594],
  ])('%s is %d by %d mm', (format, width, height) => {
    expect(drawn('pricelist', format, {})).toMatchObject({ width, height });
  });

  it('is null for an unknown brief or format', () => {
    expect(layoutBoard({ state: 'menu-triple' }, WIDE)).toBeNull();
    expect(layoutBoard({ state: 'pricelist' }, '1x1cm')).toBeNull();
    expect(layoutBoard({ state: 'pricelist' }, undefined)).toBeNull();
  });
});

describe.each(FORMATS)('every variant in %s', (format) => {
  it.each(FILLINGS)('stays inside its sheet, without overlapping or too small text: %s', (filling) => {
    const faults = STATES.flatMap((state) => {
      const drawing = drawn(state, format, filledBrief(state, filling));
      const found = drawingFaults(drawing, leastOf(drawing));
      return [...found, ...drawing.overflow.map((over) => JSON.stringify(over))].map(
        (fault) => `${state}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
  });
});

describe('the placeholder of an answer', () => {
  it('is marked, and removed once it is answered', () => {
    for (const state of STATES) {
      const waiting = (filling: 'empty' | 'usual') =>
        drawn(state, WIDE, filledBrief(state, filling)).marks.filter((mark) => mark.waiting).length;
      expect(waiting('empty'), state).toBeGreaterThan(0);
      expect(waiting('usual'), state).toBe(0);
    }
  });

  it('is a price’s while it is missing, and not while it is being typed', () => {
    const of = (prixformule: string) =>
      wordsOf(drawn('menu-simple-2-pet-50-coke', WIDE, { menus: { Formule1: { prixformule } } }));
    expect(of('gratuit')).toContain('Prix');
    expect(of('14,')).toEqual(expect.arrayContaining(['14', '€', '00']));
    expect(of('14.5')).toEqual(expect.arrayContaining(['14', '50']));
  });
});

describe('the text of a board', () => {
  it('has the second solid of a standard 2018 once it is added', () => {
    const images = (brief: BoardBrief) =>
      drawn('menu-standard-2018-pet-50-coke', WIDE, brief).marks.filter(({ kind }) => kind === 'image')
        .length;
    expect(images(filledBrief('menu-standard-2018-pet-50-coke', 'usual'))).toBe(1);
    expect(images(filledBrief('menu-standard-2018-pet-50-coke', 'longest'))).toBe(2);
  });

  it('parses lines with a price, headings, and several prices on one line', () => {
    const texte = 'Boissons\nCafé  1,9\nSoda 33 cl 3,50 €, eau plate 50 cl 2,50 €.';
    expect(wordsOf(drawn('pricelist', WIDE, { pricelist: { texte } }))).toEqual(
      expect.arrayContaining([
        'Boissons',
        'Café',
        '1,90\u00a0€',
        'Soda 33 cl',
        'eau plate 50 cl',
        '2,50\u00a0€',
      ]),
    );
  });

  it.each(FORMATS)(
    'says of photos alone that the agency sets their prices, in no printed type: %s',
    (format) => {
      const photo = { a: { photo: 'a', name: 'a.jpg' }, b: { photo: 'b', name: 'b.jpg' } };
      const list = drawn('pricelist', format, { pricelist: { photo } });
      const shown = list.marks.filter(({ waiting }) => !waiting);
      const title = shown.flatMap((mark) =>
        mark.kind === 'text' && mark.face !== 'text' ? [mark.text] : [],
      );
      expect(title).toEqual(['NOS PRIX']);
      expect(wordsOf(list).join(' ')).toContain(
        'L’agence mettra ici les prix de vos 2\u00a0photos. Cette note ne sera pas sur le board.',
      );
      expect(shown.some((mark) => mark.kind === 'rect' && mark.dash)).toBe(true);
      expect(drawingFaults(list, leastOf(list))).toEqual([]);
    },
  );

  it('has the volume of a drink, except a syrup’s', () => {
    const words = wordsOf(
      drawn('gamme-prix', WIDE, { 'gamme-prix': [{ prix: '3', boissons: someDrinks(6) }] }),
    );
    expect(words).toEqual(expect.arrayContaining(['33\u00a0cl', '25\u00a0cl', '50\u00a0cl']));
    expect(words).not.toContain('70\u00a0cl');
  });

  it('has the container of a drink beside the same one in another', () => {
    const drink = (id: string, format: string) => ({ id, name: 'Cola zéro', format, image: `/${id}.svg` });
    const of = (...formats: string[]) => {
      const drinks = Object.fromEntries(
        formats.map((format, rank) => [`d${rank}`, drink(`d${rank}`, format)]),
      );
      return wordsOf(
        drawn('gamme-prix', WIDE, { 'gamme-prix': [{ prix: '3', boissons: { Colas: drinks } }] }),
      );
    };
    expect(of('Verre 33\u00a0cl', 'Boîte 33\u00a0cl')).toEqual(
      expect.arrayContaining(['Verre 33\u00a0cl', 'Boîte 33\u00a0cl']),
    );
    expect(of('Verre 33\u00a0cl', 'Verre 25\u00a0cl')).toEqual(
      expect.arrayContaining(['33\u00a0cl', '25\u00a0cl']),
    );
  });

  it('normalises what a browser sends, and names the signs without glyph', () => {
    const brief = (nomFormule: string): BoardBrief => ({ menus: { Formule1: { nomFormule } } });
    const state = 'menu-simple-2-pet-50-coke';
    expect(wordsOf(drawn(state, WIDE, brief('  Formule  de\u202fl’e\u0301te\u0301 ')))).toContain(
      'Formule de\u00a0l’été',
    );
    const drawing = drawn(state, WIDE, brief('Midi 🍔'));
    expect(wordsOf(drawing)).toContain('Midi ');
    const ahead = drawing.marks.findIndex((mark) => mark.kind === 'text' && mark.text === 'Midi ');
    const [words, square] = drawing.marks.slice(ahead);
    if (words?.kind !== 'text' || square?.kind !== 'rect') throw new Error('no square after the words');
    expect(square.x).toBeGreaterThan(words.x + measureText('Midi ', words.face, words.size));
    expect([square.stroke, square.w < words.size]).toEqual([words.fill, true]);
    expect(drawing.unprintable).toEqual({ 'brief.menus.Formule1.nomFormule': ['🍔'] });
  });
});

describe('an overflow', () => {
  const WORDS = 'Avec un café gourmand, une douceur maison et le grand sourire du patron '.repeat(3).trim();
  const texts: [field: string, state: string, of: (text: string) => BoardBrief][] = [
    [
      'brief.menus.Formule1.nomFormule',
      'menu-double-2-pet-50-coke',
      (nomFormule) => ({ menus: { Formule1: { nomFormule } } }),
    ],
    [
      'brief.menus.Formule1.nomsolide1',
      'menu-simple-3-can-33-mm-option',
      (nomsolide1) => ({ menus: { Formule1: { nomsolide1 } } }),
    ],
    [
      'brief.menus.Formule2.nomsolidebis',
      'menu-double-3-pet-50-coke-option',
      (nomsolidebis) => ({ menus: { Formule2: { nomsolidebis, prixAutreFormule: '12,50' } } }),
    ],
    [
      'brief.pricelist.texte',
      'pricelist',
      (texte) => ({ pricelist: { texte: `${texte}\n`.repeat(40).replaceAll(', ', ' 3,50\n') } }),
    ],
  ];

  it.each(FORMATS)('is reported with exactly what fits, and drawn inside the sheet: %s', (format) => {
    for (const [field, state, of] of texts) {
      const long = field.endsWith('texte') ? (of(WORDS).pricelist?.texte ?? '') : WORDS;
      const brief = (text: string) => (field.endsWith('texte') ? { pricelist: { texte: text } } : of(text));
      const full = drawn(state, format, brief(long));
      const over = full.overflow.find((each) => each.field === field);
      if (over === undefined) throw new Error(`${field} fits in ${format}`);
      const left = (count: number) =>
        drawn(state, format, brief(Array.from(long).slice(0, count).join(''))).overflow.length;
      expect([over.unit, left(over.fits), left(over.fits + 1)], `${field} ${over.fits}`).toEqual([
        'caractère',
        0,
        1,
      ]);
      expect(drawingFaults(full, 0)).toEqual([]);
    }
  });

  it.each(FORMATS)('is counted in prices, or in drinks where one price has too many: %s', (format) => {
    const lines = Array.from({ length: 30 }, (_, index) => ({ prix: `${index}`, boissons: someDrinks(6) }));
    const of = (some: typeof lines) => drawn('gamme-prix', format, { 'gamme-prix': some });
    const [prices] = of(lines).overflow;
    const fits = prices?.fits ?? 0;
    expect(prices).toMatchObject({ field: 'brief.gamme-prix', unit: 'prix' });
    expect(
      [of(lines.slice(0, fits)), of(lines.slice(0, fits + 1))].map(({ overflow }) => overflow.length),
    ).toEqual([0, 1]);
    expect(drawingFaults(of(lines), 0)).toEqual([]);

    const alone = (count: number) => of([{ prix: '3', boissons: someDrinks(count) }]);
    const [drinks] = alone(200).overflow;
    expect(drinks).toMatchObject({ field: 'brief.gamme-prix.0.boissons', unit: 'boisson' });
    const some = drinks?.fits ?? 0;
    expect([alone(some), alone(some + 1)].map(({ overflow }) => overflow.length)).toEqual([0, 1]);
  });
});

describe('the boxes of fields', () => {
  it('are those of the board’s questions', () => {
    const paths = (state: string, filling: (typeof FILLINGS)[number]) =>
      Object.keys(drawn(state, WIDE, filledBrief(state, filling)).fields).sort();
    expect(paths('menu-simple-2-pet-50-coke-option', 'usual')).toEqual(
      [
        'nomFormule',
        'nomsolide',
        'nomsolidebis',
        'prixAutreFormule',
        'prixbarre',
        'prixformule',
        'solide',
      ].map((name) => `brief.menus.Formule1.${name}`),
    );
    expect(paths('menu-double-3-pet-50-coke', 'usual')).toHaveLength(14);
    expect(paths('gamme-prix', 'short')).toEqual([
      'brief.gamme-prix',
      'brief.gamme-prix.0.boissons',
      'brief.gamme-prix.0.prix',
    ]);
    expect(paths('pricelist', 'usual')).toEqual(['brief.pricelist.texte']);
  });
});
