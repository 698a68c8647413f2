import { expect, it } from 'vitest';
import { executionCover, isMenuFile } from './execution-files.ts';

it.each([
  ['execution_menu-exterieur_20261120-143205.pdf', true],
  ['execution_MENU_20261120-143205.pdf', true],
  ['execution_Carte-Menús_20261120-143205.pdf', true],
  [`execution_${'menü'.normalize('NFD')}.pdf`, true],
  ['execution_carte_20261120-143205.pdf', false],
  ['', false],
])('%s is the menu’s: %s', (name, expected) => {
  expect(isMenuFile(name)).toBe(expected);
});

it('takes a file named menu for the menu alone where one is ordered, for the order where none is', () => {
  expect(executionCover(['execution_menu.pdf'], true)).toEqual({ execution: false, menu: true });
  expect(executionCover(['execution_menu.pdf'], false)).toEqual({ execution: true, menu: true });
  expect(executionCover(['execution_carte.pdf'], true)).toEqual({ execution: true, menu: false });
  expect(executionCover(['execution_carte.pdf', 'execution_menu.pdf'], true)).toEqual({
    execution: true,
    menu: true,
  });
  expect(executionCover([], false)).toEqual({ execution: false, menu: false });
});
