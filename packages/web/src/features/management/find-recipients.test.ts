import { expect, it } from 'vitest';
import { findRecipients } from './find-recipients.ts';

const PEOPLE = [
  { username: 'dc12', name: 'Thérèse Okoye' },
  { username: 'dc3', name: 'Émile Charron' },
  { username: 'dc7', name: 'Zoé Émilien' },
];
const found = (search: string) => findRecipients(PEOPLE, search).map(({ username }) => username);

it('finds by name or number, ignoring accents and word order', () => {
  expect(found('emil')).toEqual(['dc3', 'dc7']);
  expect(found('okoye therese')).toEqual(['dc12']);
  expect(found('DC7')).toEqual(['dc7']);
  expect(found('emile okoye')).toEqual([]);
});

it('returns everybody in French order without a query', () => {
  expect(found('  ')).toEqual(['dc3', 'dc12', 'dc7']);
});
