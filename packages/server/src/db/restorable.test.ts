import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

// pg_restore empties the search path while it writes rows; triggers are made after them.
it('computes the columns of a row without a search path, as pg_restore writes it', async () => {
  const client = await database.pool.connect();
  try {
    await client.query("select set_config('search_path', '', false)");
    const { rows } = await client.query(
      `insert into public.outlets (n_outlet, data) values ('3104587', $1) returning words::text`,
      [{ Outlet_Name: `Brasserie du Théâtre ${'x'.repeat(50)}`, City__c: 'Bordeaux' }],
    );
    expect(rows[0]?.words).toContain("'theatre'");
    const { rows: terms } = await client.query(
      `insert into public.piece_terms (term, nature, name) values ('d:1', 'boisson', 'Thé glacé') returning words::text`,
    );
    expect(terms[0]?.words).toContain("'glace'");
  } finally {
    client.release(true);
  }
});

it('knows of every function that computes a column', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct p.proname as name from pg_depend d join pg_proc p on p.oid = d.refobjid
     where d.classid = 'pg_attrdef'::regclass and d.refclassid = 'pg_proc'::regclass and p.pronamespace = 'public'::regnamespace order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['outlet_words', 'search_text']);
});
