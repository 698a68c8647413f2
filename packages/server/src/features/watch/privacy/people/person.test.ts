import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { mentionPattern } from './mention-pattern.ts';
import { namesOf, namesOfWhole, phoneDigits } from './person.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function scrub(text: string, mentions: readonly string[]): Promise<string> {
  const { rows } = await database.pool.query<{ said: string }>(
    `select regexp_replace($1, $2, 'X', 'g') as said`,
    [text, mentionPattern(mentions)],
  );
  return rows[0]?.said ?? '';
}

it.each([
  ['Vu avec Élodie DUPRÉ-LÉO hier', 'Vu avec X hier'],
  ['vu avec élodie\u00a0dupré-léo.', 'vu avec X.'],
  ['DUPRÉ-LÉO Élodie, Mme Dupré-Léo et É. Dupré-Léo', 'X, X et X'],
  [
    'La rue Dupré-Léo reste, Élodie Dupré-Léonard aussi',
    'La rue Dupré-Léo reste, Élodie Dupré-Léonard aussi',
  ],
  [
    'écrire à E.Dupre+bar@Zinc.example; pas à xe.dupre+bar@zinc.example',
    'écrire à X; pas à xe.dupre+bar@zinc.example',
  ],
  ['06 39 98 12 34, 06.39.98.12.34, +33 6 39 98 12 34, 0639981234', 'X, X, X, X'],
  ['06 39 98 12 35 et 206399812341', '06 39 98 12 35 et 206399812341'],
])('finds %s', async (text, expected) => {
  const mentions = [...namesOf('Élodie', 'Dupré-Léo'), 'e.dupre+bar@zinc.example', '06 39 98 12 34'];
  expect(await scrub(text, mentions)).toBe(expected);
});

it('finds names with quotes, emoji and signs of expressions, in JSON as well', async () => {
  const name = 'Zoë "🍷" (O’Neil) [x]*';
  expect(await scrub(JSON.stringify({ a: name }), namesOfWhole(name))).toBe('{"a":"X"}');
});

it('has no expression without mentions, and reads a telephone as national digits', () => {
  expect(mentionPattern(['', ' a '])).toBeNull();
  expect(['06 39 98 00 00', '+33 6 39 98 00 00', '0033639980000'].map(phoneDigits)).toEqual(
    Array(3).fill('0639980000'),
  );
});
