import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../testing/running-server.ts';
import { SmallDisk } from '../testing/small-disk.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Space that a backup leaves free: 256 MB. */
const MEGABYTES = 280;

let database: TestDatabase;
let parent: string;
let disk: SmallDisk;
beforeAll(async () => {
  database = await createTestDatabase();
  parent = await mkdtemp(path.join(tmpdir(), 'ardoise-full-'));
  disk = await SmallDisk.mount(path.join(parent, 'disk'), MEGABYTES);
  await mkdir(path.join(parent, 'data'));
});
afterAll(async () => {
  await disk.remove();
  await database.drop();
  await rm(parent, { recursive: true, force: true });
});

async function backUp() {
  const { exitCode, errors } = runProgram('backup.ts', [], {
    DATA_DIR: path.join(parent, 'data'),
    DATABASE_URL: database.url,
    BACKUP_DATABASE: '0',
    BACKUP_DIR: path.join(disk.folder, 'backups'),
    BACKUP_KEEP: '1d',
  });
  return { code: await exitCode, errors: await errors };
}

it('keeps the backups that it has, and says that it is full', async () => {
  expect(await backUp()).toMatchObject({ code: 0 });
  await database.pool.query("update backups set taken_at = now() - interval '2 days'");
  const before = await readdir(path.join(disk.folder, 'backups'));
  await writeFile(path.join(parent, 'data', 'large'), Buffer.alloc(30_000_000));
  const refused = await backUp();
  expect([refused.code, refused.errors]).toEqual([3, expect.stringContaining('not enough room')]);
  expect(await readdir(path.join(disk.folder, 'backups'))).toEqual(before);
  const { rows } = await database.pool.query('select failure from backup_failures');
  expect(rows).toEqual([{ failure: 'place' }]);

  await rm(path.join(parent, 'data', 'large'));
  expect(await backUp()).toMatchObject({ code: 0 });
});
