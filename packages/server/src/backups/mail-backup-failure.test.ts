import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordBackupFailure } from '../operations/backups.repository.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { mailBackupFailure } from './mail-backup-failure.ts';

let site: TestApp;
const addresses: string[] = [];
beforeAll(async () => {
  site = await createTestApp();
  for (let made = 0; made < 2; made += 1)
    addresses.push((await createUser(site.pool, { role: 'administrator' })).mail);
  await createUser(site.pool, { role: 'siege' });
});
afterAll(() => site.close());

const tell = () => mailBackupFailure(site.pool, site.mails);
const fail = (failure: 'place' | 'outil') =>
  recordBackupFailure(site.pool, { failure, reason: 'a sentence' });

async function mailed(): Promise<string[]> {
  const { rows } = await site.pool.query<{ recipient: string }>(
    "select recipient from mails where template = 'backup-failed' order by recipient",
  );
  return rows.map(({ recipient }) => recipient);
}

it('is sent to each administrator once a day, however many processes and failures there are', async () => {
  await tell();
  expect(await mailed(), 'nothing has failed').toEqual([]);
  await fail('place');
  await Promise.all([tell(), tell(), tell()]);
  expect(await mailed()).toEqual(addresses.toSorted());
  await fail('outil');
  await tell();
  expect(await mailed()).toHaveLength(2);

  await site.pool.query("update backup_failures set told_at = told_at - interval '23 hours'");
  await fail('outil');
  await tell();
  expect(await mailed()).toHaveLength(4);
  const { rows } = await site.pool.query<{ body_text: string }>(
    'select body_text from mails order by id desc limit 1',
  );
  expect(rows[0]?.body_text).toContain('pg_dump');
});
