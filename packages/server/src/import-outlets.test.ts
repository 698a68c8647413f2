import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from './testing/running-server.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-command-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The command as head office's technician runs it. */
async function importFile(
  ...args: string[]
): Promise<{ code: number | null; said: string; refused: string }> {
  const { exitCode, output, errors } = runProgram('import-outlets.ts', args, {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
  });
  return { code: await exitCode, said: await output, refused: await errors };
}

async function fileOf(name: string, ...lines: string[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, Buffer.from(lines.join('\r\n'), 'latin1'));
  return file;
}

const HEADER = 'nOutlet;Outlet_Name;City__c;Segmentation__c';

it('writes the good lines of a file from a French Excel, lists the refused ones and ends with 1', {
  tags: 'long',
}, async () => {
  const file = await fileOf(
    'pdv.csv',
    HEADER,
    '31;Caf\xe9 de l\x92\x8cuvre;B\xe8gles;Gold',
    '32;=SOMME(A1);Pau;Silver',
    '33;"Chez ""Lou""; bar";Pau;Silver',
    ';Sans num\xe9ro;Pau;',
  );
  const { code, said, refused } = await importFile(file);
  expect(said).toBe('Points de vente\u00a0: 2 ajoutés, 0 modifiés, 0 à vérifier, 0 inchangés.\n');
  expect(refused.trim().split('\n')).toEqual([
    expect.stringMatching(/^Ligne 3 refusée.*comme une formule\./),
    expect.stringMatching(/^Ligne 5 refusée.*Le numéro d’OUTLET est vide\./),
  ]);
  expect(code).toBe(1);
  const { rows } = await database.pool.query(
    `select n_outlet, data ->> 'Outlet_Name' as name from outlets order by 1`,
  );
  expect(rows).toEqual([
    { n_outlet: '31', name: 'Café de l’Œuvre' },
    { n_outlet: '33', name: 'Chez "Lou"; bar' },
  ]);
});

it('changes nothing by the same file again, and ends with 0 once no line is refused', {
  tags: 'long',
}, async () => {
  const first = await importFile(await fileOf('propre.csv', HEADER, '41;Un;Dax;Gold'));
  expect([first.code, first.refused]).toEqual([0, '']);
  const again = await importFile(await fileOf('propre.csv', HEADER, '41;Un;Dax;Gold'));
  expect([again.code, again.said]).toEqual([0, 'Rien à changer.\n']);
  const { rows } = await database.pool.query(`select act from content_changes where entry = '41'`);
  expect(rows).toEqual([{ act: 'ajout' }]);
});

it('refuses in a sentence a file that it cannot read, and says how it is called', {
  tags: 'long',
}, async () => {
  const workbook = await importFile(await fileOf('pdv.xlsx', 'PK\x03\x04'));
  expect(workbook.code).toBe(1);
  expect(workbook.refused).toContain('C’est un classeur Excel.');
  expect(workbook.refused).toContain('Rien n’a été importé.');
  const gone = await importFile(path.join(folder, 'absent.csv'));
  expect([gone.code, gone.refused]).toEqual([1, expect.stringContaining('ne peut pas être lu (ENOENT)')]);
  expect((await importFile()).code).toBe(2);
});
