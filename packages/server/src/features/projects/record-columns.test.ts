import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { LISTED, LISTED_COLUMNS, RECORD, RECORD_COLUMNS } from './record-columns.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into projects (id, kind, type, type_projet, statut, dc, doc) values
      ('000000000000000000000001', 'chr', 'Carte Brasserie', 'CHR', 'Brouillon', 'dc1', '{}');
    insert into projects (id, kind, type, type_projet, statut, dc, doc, smhf, name_projet, client_name, prix_final,
        t_previsite, echeance, dc_agreed_at, clock_from, deleted_at, t_statut, quota_year, open_tab) values
      ('000000000000000000000002', 'psm', 'Sur Mesure', 'PSM', 'Agence', 'dc1', '{}', 'smhf1', E'L’« Été »,\\n"bar" \\\\ 100 % [null]', '',
        1250.50, '2026-12-01', '2026-11-30', '2026-11-20 10:00:00.12+01', '2026-07-14 12:00:00+02', now(), '2026-03-29 01:59:59.999+01', 2026, 3)`);
});
afterAll(() => database.drop());

describe('columns read as one value', () => {
  it.each([
    ['of a list', LISTED, LISTED_COLUMNS],
    ['of a record', RECORD, RECORD_COLUMNS],
  ])('are those read one by one: %s', async (_case, { sql, unpack }, columns) => {
    const { rows: packed } = await database.pool.query(`select ${sql} from projects p order by id`);
    const { rows } = await database.pool.query(`select ${columns.join(', ')} from projects order by id`);
    expect(rows).toHaveLength(2);
    expect(packed.map(unpack)).toEqual(rows);
  });
});
