import { expect, it } from 'vitest';
import { executionCover, isMenuFile } from './execution-files.ts';

it.each([
  ['execution_menu-exterieur_20261120-143205.pdf', true],
  ['execution_MENU_20261120-143205.pdf', true],
  ['execution_Carte-Menús_20261120-143205.pdf', true],
  [`execution_${'menü'.normalize('NFD')}.pdf`, true],
  ['execution_carte_20261120-143205.pdf', false],
  ['', false],
])('%s is an execution file of the menu: %s', (name, expected) => {
  expect(isMenuFile(name)).toBe(expected);
});

it('counts a file named menu for the menu where one is ordered, else for the order', () => {
  expect(executionCover(['execution_menu.pdf'], true)).toEqual({ execution: false, menu: true });
  expect(executionCover(['execution_menu.pdf'], false)).toEqual({ execution: true, menu: true });
  expect(executionCover(['execution_carte.pdf'], true)).toEqual({ execution: true, menu: false });
  expect(executionCover(['execution_carte.pdf', 'execution_menu.pdf'], true)).toEqual({
    execution: true,
    menu: true,
  });
  expect(executionCover([], false)).toEqual({ execution: false, menu: false });
});
