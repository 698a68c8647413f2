import { chooseMails } from '@ardoise/domain/contract/users.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { move, orderShownToDc } from '../../../testing/workflow-factories.ts';
import { sendDigests } from './send-digests.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(() => site.pool.query('delete from digests'));
afterAll(() => site.close());

/** A Tuesday, at eight in Paris. */
const MORNING = new Date('2026-11-24T07:00:00Z');

async function mailsTo(mail: string): Promise<{ template: string; subject: string; body_text: string }[]> {
  const { rows } = await site.pool.query<{ template: string; subject: string; body_text: string }>(
    'select template, subject, body_text from mails where recipient = $1 order by id',
    [mail],
  );
  return rows;
}

async function choose(name: string, courriels: 'immediat' | 'quotidien' | 'aucun'): Promise<void> {
  const { status } = await site.as(name).call(chooseMails, { body: { courriels } });
  expect(status).toBe(200);
}

it('lists once a day what waits for accounts that chose it, instead of a mail at each move', async () => {
  const order = await orderShownToDc(site);
  await site.pool.query('delete from mails');
  await choose(order.agence.name, 'quotidien');
  await move(order.caller, order.id, 'Agence', { comment: 'Plus grand, merci' });
  expect(await mailsTo(order.agence.mail)).toEqual([]);
  await sendDigests(site.pool, site.mails, MORNING);
  await Promise.all([1, 2, 3].map(() => sendDigests(site.pool, site.mails, MORNING)));
  const [digest, ...others] = await mailsTo(order.agence.mail);
  expect(others).toEqual([]);
  expect(digest).toMatchObject({ template: 'daily-digest', subject: 'Un projet vous attend' });
  expect(digest?.body_text).toContain('Agence depuis le');
  await sendDigests(site.pool, site.mails, new Date('2026-11-25T07:00:00Z'));
  expect(await mailsTo(order.agence.mail)).toHaveLength(2);
});

it('marks late ones, and sends no mail where nothing waits', async () => {
  const order = await orderShownToDc(site);
  await choose(order.agence.name, 'quotidien');
  const idle = await createUser(site.pool, { role: 'dc' });
  await choose(idle.name, 'quotidien');
  await move(order.caller, order.id, 'Agence', { comment: 'Plus grand, merci' });
  await site.pool.query("update projects set echeance = now() - interval '60 days' where id = $1", [
    order.id,
  ]);
  await sendDigests(site.pool, site.mails, MORNING);
  const digest = (await mailsTo(order.agence.mail)).at(-1);
  expect(digest?.subject).toBe('Un projet vous attend, dont 1\u00a0en retard');
  expect(digest?.body_text).toContain('En retard, Agence depuis le');
  expect(await mailsTo(idle.mail)).toEqual([]);
});

it.each([
  ['before seven in Paris', '2026-11-24T05:59:00Z'],
  ['on a Sunday', '2026-11-22T09:00:00Z'],
  ['on a public holiday', '2026-12-25T09:00:00Z'],
])('is not written %s', async (_when, instant) => {
  const order = await orderShownToDc(site);
  await choose(order.dc.name, 'quotidien');
  await sendDigests(site.pool, site.mails, new Date(instant));
  expect((await mailsTo(order.dc.mail)).map(({ template }) => template)).not.toContain('daily-digest');
});

it('mails nothing about moves to those who chose no mail, and everything to those who chose immediate mails', {
  tags: 'long',
}, async () => {
  const order = await orderShownToDc(site);
  await site.pool.query('delete from mails');
  await choose(order.agence.name, 'aucun');
  await move(order.caller, order.id, 'Agence', { comment: 'Plus grand, merci' });
  await sendDigests(site.pool, site.mails, MORNING);
  expect(await mailsTo(order.agence.mail)).toEqual([]);
  await choose(order.agence.name, 'immediat');
  await move(order.siege, order.id, 'Annulé');
  expect(await mailsTo(order.agence.mail)).toMatchObject([{ template: 'project-cancelled' }]);
});
