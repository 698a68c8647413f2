import { isMenuFile } from '@ardoise/domain/rules/execution-files.ts';
import { expect, it } from 'vitest';
import { menuFileName } from './menu-file-name.ts';

it.each([
  ['brasserie-A3.pdf', 'menu-exterieur-brasserie-A3.pdf'],
  ['Menu du jour.pdf', 'Menu du jour.pdf'],
])('%s is sent as %s', (name, sent) => {
  expect(menuFileName(name)).toBe(sent);
  expect(isMenuFile(menuFileName(name))).toBe(true);
});
