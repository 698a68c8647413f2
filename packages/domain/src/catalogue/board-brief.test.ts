import { describe, expect, it } from 'vitest';
import { readBoardBrief } from './board-brief.ts';

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
