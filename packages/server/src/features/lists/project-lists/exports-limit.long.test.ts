import { listProjects } from '@ardoise/domain/contract/projects.ts';
import { read } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const exported = (caller: Caller, query: Record<string, string>) =>
  caller.inject({ method: 'GET', url: listProjects.path, query });

const AT_ONCE = 8192;

/** Inserts many projects, without documents nor search words. */
async function plantMany(count: number, dc: string): Promise<void> {
  await site.pool.query('alter table projects disable trigger write_search_words_of_new');
  for (let from = 1; from <= count; from += AT_ONCE)
    await site.pool.query(
      `insert into projects (id, kind, type, type_projet, statut, dc, smhf, name_projet, doc)
       select lpad(to_hex(i), 24, '0'), 'CHR', 'Carte Brasserie', 'CHR', 'Terminé', $3, $3, 'Nom ' || i, '{}'
       from generate_series($1::int, $2::int) i`,
      [from, Math.min(count, from + AT_ONCE - 1), dc],
    );
  await site.pool.query('alter table projects enable trigger write_search_words_of_new');
}

it('supports 65,535 rows as .xls, refuses one more with a sentence, and returns it as .xlsx', async () => {
  const { name } = await createUser(site.pool, { role: 'smhf', name: 'smhf-of-many' });
  await plantMany(65_536, name);
  const caller = site.as(name);
  const tooMany = await exported(caller, { excelType: 'excel_siege' });
  expect([tooMany.statusCode, JSON.parse(tooMany.payload)]).toEqual([
    422,
    { code: 'EXPORT_TROP_LONG', message: 'Cette liste dépasse les 65 535 lignes d’un fichier .xls.' },
  ]);
  const all = await exported(caller, { excelType: 'excel_siege', format: 'xlsx' });
  expect(all.headers['content-type']).toContain('spreadsheetml');
  const sheet = readZip(all.rawPayload).get('xl/worksheets/sheet1.xml')?.content.toString() ?? '';
  expect(sheet.split('<row>')).toHaveLength(1 + 1 + 65_536);
  expect(sheet).toContain('<t xml:space="preserve">Nom 65536</t>');
  await site.pool.query("delete from projects where id = '000000000000000000000001'");
  const most = await exported(caller, { excelType: 'excel_siege', sort: 'nameProjet', dir: 'asc' });
  const book = read(most.rawPayload, { dense: true, sheetRows: 3 });
  expect(book.Sheets.Projets?.['!fullref']).toMatch(/^A1:[A-Z]65536$/);
}, 240_000);
