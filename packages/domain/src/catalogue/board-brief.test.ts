import { describe, expect, it } from 'vitest';
import { BOARD_CONTAINERS, BOARD_LINES, boardBriefName, readBoardBrief } from './board-brief.ts';

describe('boardBriefName', () => {
  const forms = ['simple-2', 'simple-3', 'double-2', 'double-3', 'standard-2018'];
  const menus = forms.flatMap((form) =>
    Object.keys(BOARD_CONTAINERS).flatMap((container) =>
      BOARD_LINES.flatMap((line) =>
        ['', '-option'].map((option) => `menu-${form}-${container}-${line}${option}`),
      ),
    ),
  );

  it('writes every name of the grammar as it is read', () => {
    expect(menus).toHaveLength(90);
    for (const name of [...menus, 'pricelist', 'gamme-prix']) {
      const brief = readBoardBrief(name);
      expect(brief && boardBriefName(brief)).toBe(name);
    }
  });

  it('gives the standard of 2018 its two items', () => {
    const standard = readBoardBrief('menu-standard-2018-can-33-mm');
    if (standard?.brief !== 'menu') throw new Error('no menu');
    expect(boardBriefName({ ...standard, items: 3 })).toBe('menu-standard-2018-can-33-mm');
  });
});

describe('readBoardBrief', () => {
  it.each([
    ['menu-simple-2-pet-50-coke', 'simple', 2, 'pet-50', 'coke', false, 1, 1, 0],
    ['menu-simple-3-can-33-mm-option', 'simple', 3, 'can-33', 'mm', true, 1, 2, 0],
    ['menu-double-2-pet-33-capri', 'double', 2, 'pet-33', 'capri', false, 2, 1, 0],
    ['menu-double-3-pet-50-coke-option', 'double', 3, 'pet-50', 'coke', true, 2, 2, 0],
    ['menu-standard-2018-can-33-mm', 'standard-2018', 2, 'can-33', 'mm', false, 1, 1, 1],
  ])('parses %s as a menu with the solids that the specification requires', (name, ...expected) => {
    const brief = readBoardBrief(name);
    if (brief?.brief !== 'menu') throw new Error(`${name} is no menu`);
    const { layout, items, container, line, option, formulas, solids, optionalSolids } = brief;
    expect([layout, items, container, line, option, formulas, solids, optionalSolids]).toEqual(expected);
  });

  it('parses pricelist and gamme-prix', () => {
    expect(readBoardBrief('pricelist')).toEqual({ brief: 'pricelist' });
    expect(readBoardBrief('gamme-prix')).toEqual({ brief: 'gamme-prix' });
  });

  it.each([
    '',
    'menu',
    'menu-simple-4-pet-50-coke',
    'menu-triple-2-pet-50-coke',
    'menu-simple-2-verre-33-coke',
    'menu-simple-2-pet-50-autre',
    'menu-standard-2018',
    'pricelist-2',
  ])('returns null for %j', (name) => {
    expect(readBoardBrief(name)).toBeNull();
  });
});
