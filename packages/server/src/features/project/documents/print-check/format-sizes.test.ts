import { readFileSync } from 'node:fs';
import { withFormatSize } from '@ardoise/domain/content/catalogue-lists/format-size.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const MIGRATION = new URL('../../../../db/migrations/0079-print-checks.sql', import.meta.url);
const FILL = /update catalogue_items[\s\S]*$/.exec(readFileSync(MIGRATION, 'utf8'))?.[0] ?? '';

const WORDS = [
  ['A4, un volet', '21 × 29,7\u00a0cm, recto verso'],
  ['A5', '14,8 x 21 cm, à plat ou plié'],
  ['Planche', '160 × 360 mm'],
  ['Le petit A5', 'Fermé, quatre pages'],
  ['Marque-page', '7 × 21\u00a0cm'],
  ['Un timbre', '1 × 2 cm'],
  ['Sans taille', 'à plat'],
] as const;

it('reads the sizes of the formats that are there as a save would', async () => {
  await site.pool.query('delete from catalogue_items');
  for (const [position, [name, media_format]] of WORDS.entries())
    await site.pool.query(
      `insert into catalogue_items (list, id, position, data) values ('format', $1, $2, $3)`,
      [`f${position}`, position, JSON.stringify({ id: `f${position}`, name, media_format })],
    );
  await site.pool.query(FILL);
  const { rows } = await site.pool.query<{ data: object }>(
    'select data::jsonb as data from catalogue_items order by position',
  );
  expect(rows.map(({ data }) => data)).toEqual(
    WORDS.map(([name, media_format], position) => withFormatSize({ id: `f${position}`, name, media_format })),
  );
});

it('leaves a size that somebody typed', async () => {
  await site.pool.query('delete from catalogue_items');
  const item = { id: 'f', name: 'A4', media_format: '21 × 29,7 cm', largeurMm: 205, hauteurMm: 290 };
  await site.pool.query(
    `insert into catalogue_items (list, id, position, data) values ('format', 'f', 0, $1)`,
    [JSON.stringify(item)],
  );
  await site.pool.query(FILL);
  const { rows } = await site.pool.query('select data::jsonb as data from catalogue_items');
  expect(rows).toEqual([{ data: item }]);
});
