import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The words of a query (`search_words`) are those of the index. */
it.each([
  'Café de l’Œuvre',
  '',
  '  ',
  '__ _x_ ___',
  `${'long'.repeat(20)} bar`,
  'bar Bar BAR 31',
  'le 🍒 bar☕noir',
  'Ünïcôde ß æ',
  'C++ / "B"',
])('keeps the words of %j', async (name) => {
  const { rows } = await database.pool.query(
    `select outlet_words('31', jsonb_build_object('Outlet_Name', $1::text, 'City__c', 'Pau', 'SIRET__c', '442 319'))::text as kept,
       array_to_tsvector(search_words('31 ' || $1 || ' Pau 442319'))::text as asked`,
    [name],
  );
  expect(rows[0].kept).toBe(rows[0].asked);
});
