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

it('commits and answers what the work returns', async () => {
  const answer = await inTransaction(database.pool, async (tx) => {
    await tx.query('insert into note values ($1)', ['kept']);
    return 42;
  });
  expect(answer).toBe(42);
  expect(await notes()).toEqual(['kept']);
});

it('rolls back when the work throws, and passes the error on', async () => {
  const refusal = new Error('no');
  const attempt = inTransaction(database.pool, async (tx) => {
    await tx.query('insert into note values ($1)', ['lost']);
    throw refusal;
  });
  await expect(attempt).rejects.toBe(refusal);
  expect(await notes()).toEqual([]);
});

it('passes on a refusal that only comes at commit', async () => {
  const attempt = inTransaction(database.pool, async (tx) => {
    await tx.query(`insert into note values ('twice'), ('twice')`);
  });
  await expect(attempt).rejects.toMatchObject({ code: '23505' });
  expect(await notes()).toEqual([]);
});

it('throws away a connection that broke, and the pool goes on', async () => {
  const attempt = inTransaction(database.pool, async (tx) => {
    await tx.query('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(attempt).rejects.toThrow();
  expect(await notes()).toEqual([]);
});
