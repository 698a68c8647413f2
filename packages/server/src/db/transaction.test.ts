import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table note (text text unique deferrable initially deferred)');
});
beforeEach(() => database.pool.query('truncate note'));
afterAll(() => database.drop());

async function notes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>('select text from note order by text');
  return rows.map(({ text }) => text);
}

it('commits and resolves to the result of the work', async () => {
  const answer = await inTransaction(database.pool, async (tx) => {
    await tx.query('insert into note values ($1)', ['kept']);
    return 42;
  });
  expect(answer).toBe(42);
  expect(await notes()).toEqual(['kept']);
});

it('rolls back when the work throws, and rethrows the error', async () => {
  const refusal = new Error('no');
  const attempt = inTransaction(database.pool, async (tx) => {
    await tx.query('insert into note values ($1)', ['lost']);
    throw refusal;
  });
  await expect(attempt).rejects.toBe(refusal);
  expect(await notes()).toEqual([]);
});

it('rethrows an error raised at commit', async () => {
  const attempt = inTransaction(database.pool, async (tx) => {
    await tx.query(`insert into note values ('twice'), ('twice')`);
  });
  await expect(attempt).rejects.toMatchObject({ code: '23505' });
  expect(await notes()).toEqual([]);
});

it('discards a broken connection, and the pool keeps working', async () => {
  const attempt = inTransaction(database.pool, async (tx) => {
    await tx.query('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(attempt).rejects.toThrow();
  expect(await notes()).toEqual([]);
});
