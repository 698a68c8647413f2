import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { readSettings } from '@ardoise/domain/contract/settings.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'installateur', name: 'poseur' });
  await createUser(site.pool, { role: 'siege', name: 'siege' });
  await createUser(site.pool, { role: 'administrator', name: 'admin' });
  await createUser(site.pool, { role: 'dc', name: 'claire' });
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from settings'));

async function logged(): Promise<string[]> {
  const { rows } = await site.pool.query<{ line: string }>(
    "select concat_ws(' ', name, entry, before, after) as line from content_changes where area = 'reglages' order by id",
  );
  return rows.map(({ line }) => line);
}

it('returns the settings for screens, as head office set them', async () => {
  const caller = site.as('poseur');
  const { body: before } = await caller.call(readSettings);
  expect(before.vaeSuspendue).toBe(true);
  expect(before.banniere).toContain('100\u00a0%');
  expect(before.medailles).toEqual({
    CHR: ['platinum', 'gold', 'silver'],
    VAE: null,
    PSM: ['platinum', 'gold'],
    PDA: ['platinum', 'gold', 'silver'],
  });
  await site.pool.query(
    `insert into settings values ('banniere', '"Fermé en août"'), ('vaeSuspendue', 'false'), ('eligibleMedals', '{"CHR":["gold"],"PSM":null}')`,
  );
  expect((await caller.call(readSettings)).body).toEqual({
    ...before,
    banniere: 'Fermé en août',
    vaeSuspendue: false,
    medailles: { ...before.medailles, CHR: ['gold'], PSM: null },
  });
});

it('names the kinds of which a catalogue offers nothing', async () => {
  const without = async () => (await site.as('poseur').call(readSettings)).body.sansCatalogue;
  expect(await without()).toEqual(['CHR', 'VAE', 'PSM', 'PDA']);
  await site.pool.query(
    `insert into catalogue_items (list, id, position, data, visible) values
       ('boards', 'b', 0, '{"id":"b"}', true), ('supportssurmesure', 's', 0, '{"id":"s"}', true),
       ('boissons', 'd', 0, '{"id":"d"}', true), ('formatPDA', 'f', 0, '{"id":"f"}', false)`,
  );
  expect(await without()).toEqual(['CHR', 'PDA']);
  await site.pool.query("update catalogue_items set visible = true where list = 'formatPDA'");
  expect(await without()).toEqual(['CHR']);
});

it('lets head office and the administrator lift and set the suspension of boards, for everybody', async () => {
  const lifted = await site.as('siege').call(changeSettings, { body: { vaeSuspendue: false } });
  expect([lifted.status, lifted.body.vaeSuspendue]).toEqual([200, false]);
  expect((await site.as('claire').call(readSettings)).body.vaeSuspendue).toBe(false);
  await site.as('admin').call(changeSettings, { body: { vaeSuspendue: false } });
  await site.as('admin').call(changeSettings, { body: { vaeSuspendue: true } });
  expect((await site.as('claire').call(readSettings)).body.vaeSuspendue).toBe(true);
  expect(await logged()).toEqual(['siege vaeSuspendue true false', 'admin vaeSuspendue false true']);
});

it('are changed by nobody else, and by no unknown setting', async () => {
  for (const name of ['claire', 'poseur']) {
    const refused = await site.as(name).call(changeSettings, { body: { vaeSuspendue: false } });
    expect(refused.status, name).toBe(403);
  }
  const body = { vaeSuspendue: 'non' } as unknown as { vaeSuspendue: boolean };
  expect((await site.as('siege').call(changeSettings, { body })).status).toBe(400);
  expect((await site.as('claire').call(readSettings)).body.vaeSuspendue).toBe(true);
});
