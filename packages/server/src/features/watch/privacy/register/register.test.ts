import { exportRegister, readRegister } from '@ardoise/domain/contract/privacy.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { ACTIVITIES } from './activities.data.ts';
import { IMPERSONAL_TABLES } from './impersonal.data.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';
import { partsOf } from './register.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const split = (names: string) => names.split(' ').filter((name) => name !== '');

/** Every declared column as `table.column`, in order. */
function declared(): string[] {
  const personal = Object.entries(PERSONAL_TABLES).flatMap(([table, { personal: whose, impersonal }]) =>
    [...Object.keys(whose), ...split(impersonal)].map((column) => `${table}.${column}`),
  );
  const others = Object.entries(IMPERSONAL_TABLES).flatMap(([table, columns]) =>
    split(columns).map((column) => `${table}.${column}`),
  );
  return [...personal, ...others].sort();
}

async function columnsOf(): Promise<Map<string, string>> {
  const { rows } = await site.pool.query<{ place: string; type: string }>(
    `select c.table_name || '.' || c.column_name as place, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
  return new Map(rows.map(({ place, type }) => [place, type]));
}

it('declares every column of the database once, as personal or as impersonal', async () => {
  expect(declared()).toEqual([...(await columnsOf()).keys()].sort());
});

it('knows of no other schema than its own, and the queue’s once it is used', async () => {
  const { rows } = await site.pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  );
  expect(rows.map(({ name }) => name).filter((name) => name !== 'pgboss')).toEqual(['public']);
});

it('holds what the type of a column can hold', async () => {
  const types = await columnsOf();
  const TYPES: Record<string, readonly string[]> = {
    uid: ['integer'],
    identifiants: ['ARRAY'],
    piece: ['text', 'bytea'],
    secret: ['text', 'bytea'],
    texte: ['text', 'json', 'jsonb', 'tsvector'],
  };
  for (const [table, { personal }] of Object.entries(PERSONAL_TABLES))
    for (const [column, whose] of Object.entries(personal)) {
      const { holding } = partsOf(whose);
      if (holding === 'fait') continue;
      expect(TYPES[holding] ?? ['text'], `${table}.${column}`).toContain(types.get(`${table}.${column}`));
    }
});

it('gives every table an activity, and every activity a table', () => {
  const used = new Set(Object.values(PERSONAL_TABLES).map(({ activity }) => activity));
  expect([...used].sort()).toEqual(Object.keys(ACTIVITIES).sort());
});

it('is read by head office and the administrator, on a page and as CSV', async () => {
  const admin = await createUser(site.pool, { role: 'administrator' });
  const dc = await createUser(site.pool, { role: 'dc' });
  expect((await site.as(dc.name).call(readRegister)).status).toBe(403);
  const { body } = await site.as(admin.name).call(readRegister);
  const signed = body.activites.find(({ id }) => id === 'signatures');
  expect(signed?.tables.map(({ nom }) => nom)).toEqual(['signatures', 'approvals']);
  expect(signed?.tables[0]?.colonnes).toContainEqual({
    nom: 'address',
    contenu: 'Adresse IP ou navigateur',
    qui: 'Signataire',
    fin: 'efface',
  });
  expect(body.ailleurs.map(({ lieu }) => lieu)).toContain('Sauvegardes');
  const csv = await site.as(admin.name).inject({ method: 'GET', url: exportRegister.path });
  expect(csv.headers['content-type']).toContain('text/csv');
  const columns = Object.values(PERSONAL_TABLES).flatMap(({ personal }) => Object.keys(personal)).length;
  expect(csv.payload.trim().split('\r\n')).toHaveLength(1 + columns + body.ailleurs.length);
});
