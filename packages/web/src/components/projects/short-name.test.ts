import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Antoine Delmas', 'A.\u00a0Delmas'],
  ['Jean-Luc Petit', 'J.-L.\u00a0Petit'],
  ['émile de la Tour', 'É.\u00a0de la Tour'],
  ['smhf-12', 'smhf-12'],
  ['', ''],
])('%s is %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
