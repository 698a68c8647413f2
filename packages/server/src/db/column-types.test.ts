import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function read(expression: string, connection: pg.Pool = database.pool): Promise<unknown> {
  const { rows } = await connection.query(`select ${expression} as value`);
  return rows[0]?.value;
}

describe('column types', () => {
  it.each([
    ['count(*)', 1],
    ['9007199254740991::bigint', 9007199254740991],
    ['array[1, null, 3]::bigint[]', [1, null, 3]],
    [`'{"b": 1,  "a": 2}'::json`, '{"b": 1,  "a": 2}'],
    [`'{"a": [1]}'::jsonb`, { a: [1] }],
    [`'2026-11-20'::date`, '2026-11-20'],
    [`'2026-11-20 10:00:00.12+01'::timestamptz(3)`, '2026-11-20T09:00:00.120Z'],
    [`'2026-11-20 10:00:00'::timestamptz`, '2026-11-20T10:00:00.000Z'],
    [`array['2026-11-20 10:00:00.123456+00']::timestamptz[]`, ['2026-11-20T10:00:00.123Z']],
    [`'infinity'::timestamptz`, 'infinity'],
    ['null::timestamptz', null],
    ['12.50::numeric', '12.50'],
  ])('%s', async (expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  it('parses an instant identically in a session of another time zone', async () => {
    const client = await database.pool.connect();
    await client.query(`set timezone = 'Europe/Paris'`);
    const { rows } = await client.query(`select '2026-07-14 12:00:00+02'::timestamptz as value`);
    client.release(true);
    expect(rows[0]?.value).toBe('2026-07-14T10:00:00.000Z');
  });

  it('rejects a bigint beyond the safe integers', async () => {
    await expect(read('9007199254740993::bigint')).rejects.toThrow(RangeError);
  });
});
