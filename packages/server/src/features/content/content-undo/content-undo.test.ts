import type { ContentChange } from '@ardoise/domain/contract/content-log.ts';
import { listContentChanges, undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { readSettings } from '@ardoise/domain/contract/settings.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { ContentChange as Recorded } from '../../base/content-log/content-change.ts';
import { recordContentChange, recordContentChanges } from '../../base/content-log/record-content-change.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) await createUser(site.pool, { role, name: `un-${role}` });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('alter table content_changes disable trigger user');
  await emptyTables(site.pool, 'settings', 'content_changes');
  await site.pool.query('alter table content_changes enable trigger user');
});

async function lines(): Promise<ContentChange[]> {
  return (await site.as('un-siege').call(listContentChanges)).body.changements;
}
const undo = (id: string | number | undefined, name = 'un-siege') =>
  site.as(name).call(undoContentChange, { params: { id: String(id) } });
const suspend = (vaeSuspendue: boolean) =>
  site.as('un-siege').call(changeSettings, { body: { vaeSuspendue } });
const isSuspended = async () => (await site.as('un-dc').call(readSettings)).body.vaeSuspendue;
const record = (change: Recorded) => inTransaction(site.pool, (tx) => recordContentChange(tx, change));

it('writes back what it was, and logs who did it', async () => {
  await suspend(false);
  const [opened] = await lines();
  expect(opened?.annulable).toBe(true);
  expect((await undo(opened?.id, 'un-administrator')).status).toBe(204);
  expect(await isSuspended()).toBe(true);
  const [back, old] = await lines();
  expect([back?.acte, back?.qui?.username, back?.avant, back?.apres]).toEqual([
    'annulation',
    'un-administrator',
    false,
    true,
  ]);
  expect([old?.annule, old?.annulable]).toEqual([true, false]);
});

it('is refused once taken back, and once something newer touched the entry, until that is taken back too', async () => {
  await suspend(false);
  await suspend(true);
  const [newer, older] = await lines();
  expect(older?.annulable).toBe(false);
  const refused = await undo(older?.id);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      message:
        '«\u00a0Création VAE\u00a0» a été modifié depuis\u00a0: ce changement ne peut plus être rétabli.',
    },
  ]);
  expect((await undo(newer?.id)).status).toBe(204);
  expect((await undo(newer?.id)).body).toMatchObject({ message: 'Ce changement a déjà été annulé.' });
  expect((await undo(older?.id)).status).toBe(204);
  expect(await isSuspended()).toBe(true);
});

it('is taken back once by two people at the same time', async () => {
  await suspend(false);
  const [opened] = await lines();
  const both = await Promise.all([undo(opened?.id), undo(opened?.id, 'un-administrator')]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await lines()).toHaveLength(2);
});

it('is refused after 30 days, for acts that never are, and where nothing restores', async () => {
  await suspend(false);
  await site.pool.query('alter table content_changes disable trigger user');
  await site.pool.query("update content_changes set at = now() - interval '31 days'");
  await site.pool.query('alter table content_changes enable trigger user');
  const [opened] = await lines();
  expect(opened?.annulable).toBe(false);
  expect((await undo(opened?.id)).body).toMatchObject({
    message: 'Ce changement a plus de 30\u00a0jours\u00a0: il ne s’annule plus.',
  });
  for (const act of ['transfert', 'ouverture', 'invitation', 'desactivation'] as const) {
    const id = await record({ area: 'reglages', entry: act, act });
    const refused = await undo(id);
    expect([refused.status, (await lines())[0]?.annulable], act).toEqual([409, false]);
  }
  expect((await undo(999_999)).status).toBe(404);
  expect(await isSuspended()).toBe(false);
});

/** An import that has set two settings. */
async function importTwo(): Promise<number> {
  await suspend(false);
  return inTransaction(site.pool, async (tx) => {
    await tx.query(`insert into settings values ('banniere', '"Neuve"')`);
    const importId = await recordContentChange(tx, {
      area: 'reglages',
      label: 'reglages.csv',
      act: 'import',
    });
    await recordContentChanges(tx, [
      { area: 'reglages', entry: 'vaeSuspendue', act: 'modification', before: true, after: false, importId },
      { area: 'reglages', entry: 'banniere', label: 'Bannière', act: 'ajout', after: 'Neuve', importId },
    ]);
    return importId;
  });
}

it('takes an import back whole', async () => {
  const importId = await importTwo();
  expect((await undo(importId)).status).toBe(204);
  expect(await isSuspended()).toBe(true);
  expect((await site.pool.query("select from settings where key = 'banniere'")).rowCount).toBe(0);
  const ofBanner = await site.as('un-siege').call(listContentChanges, { query: { entree: 'banniere' } });
  expect(ofBanner.body.changements.map(({ acte, annule }) => [acte, annule])).toEqual([
    ['annulation', false],
    ['ajout', true],
  ]);
  expect((await undo(importId)).status).toBe(409);
});

it('refuses an import whole when one of its entries was touched since', async () => {
  const importId = await importTwo();
  await suspend(true);
  await record({
    area: 'reglages',
    entry: 'banniere',
    label: 'Bannière',
    act: 'modification',
    after: 'Autre',
  });
  const refused = await undo(importId);
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    message: expect.stringContaining('l’import ne peut plus être annulé'),
  });
  expect((await site.pool.query("select from settings where key = 'banniere'")).rowCount).toBe(1);
});

it('is for head office and the administrator only', async () => {
  for (const role of ROLES) {
    const { status } = await undo(1, `un-${role}`);
    expect(status, role).toBe(['siege', 'administrator'].includes(role) ? 404 : 403);
  }
});
