import type { Client, Connection } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { DescribingOnceClient } from './described-once.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function connected(): Promise<{ client: Client; describes: () => number }> {
  const client = new DescribingOnceClient({ connectionString: database.url });
  await client.connect();
  const connection = client.connection as Connection & { describe: (...given: unknown[]) => void };
  const describe = connection.describe.bind(connection);
  let times = 0;
  connection.describe = (...given) => {
    times += 1;
    describe(...given);
  };
  return { client, describes: () => times };
}

const SELECT = `select n as "number", n::text as word, case when n > 1 then array[n] end as list, null as nothing
  from generate_series(1, $1::int) n`;

it('has the columns of a prepared statement described once, and reads every row by them', async () => {
  const { client, describes } = await connected();
  const expected = [
    { number: 1, word: '1', list: null, nothing: null },
    { number: 2, word: '2', list: [2], nothing: null },
  ];
  for (const count of [2, 0, 1, 2]) {
    const { rows, rowCount, fields } = await client.query(prepared(SELECT, [count]));
    expect(rows).toEqual(expected.slice(0, count));
    expect(rowCount).toBe(count);
    expect(fields.map(({ name }) => name)).toEqual(['number', 'word', 'list', 'nothing']);
  }
  expect(describes()).toBe(1);
  await client.query(SELECT, [1]);
  await client.query(SELECT, [1]);
  expect(describes()).toBe(3);
  await client.end();
});

it('keeps rows of one execution apart from those of the next', async () => {
  const { client } = await connected();
  const first = await client.query(prepared(SELECT, [1]));
  const second = await client.query(prepared(SELECT, [2]));
  expect([first.rows.length, second.rows.length]).toEqual([1, 2]);
  await client.end();
});

it('rejects with the error of the database and the stack of the caller, and continues', async () => {
  const { client } = await connected();
  const half = prepared('select 10 / $1::int as tenth', [5]);
  expect((await client.query(half)).rows).toEqual([{ tenth: 2 }]);
  const failure = await client.query({ ...half, values: [0] }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: '22012' });
  expect((failure as Error).stack).toContain('described-once');
  expect((await client.query({ ...half, values: [2] })).rows).toEqual([{ tenth: 5 }]);
  await client.end();
});

it('reads nothing by an outdated description: PostgreSQL refuses a statement whose columns have changed', async () => {
  const { client } = await connected();
  await client.query('create temporary table changing (value int)');
  await client.query('insert into changing values (7)');
  const all = prepared('select * from changing', []);
  expect((await client.query(all)).rows).toEqual([{ value: 7 }]);
  await client.query('alter table changing alter value type text');
  await expect(client.query(all)).rejects.toMatchObject({ code: '0A000' });
  await client.end();
});
