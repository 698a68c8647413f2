import * as calls from '@ardoise/domain/contract/session.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser } from '../../../testing/factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createUser(test.pool, { role: 'client', name: 'patronne', mail: 'patronne@bistrot.example' });
});
beforeEach(() => emptyTables(test.pool, 'links', 'mails'));
afterAll(() => test.close());

/** Requests a link, and returns the token that was mailed. */
async function mailedToken(): Promise<string> {
  await test.anonymous.call(calls.requestPasswordReset, { body: { identifiant: 'patronne' } });
  return newestToken();
}

async function newestToken(): Promise<string> {
  const mail = (await queuedMails(test)).at(-1);
  return /mot-de-passe\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function renew(token: string, targetUrl?: string): Promise<string> {
  const body = targetUrl === undefined ? {} : { targetUrl };
  return (await test.anonymous.call(calls.renewPasswordLink, { params: { token }, body })).body.message;
}

it('gives another link to the address that had one, once used or expired, with its target', async () => {
  const used = await mailedToken();
  await test.anonymous.call(calls.resetPassword, {
    params: { token: used },
    body: { pass: 'un cafe bien serre 26' },
  });
  await renew(used, '/commande/1');
  const second = (await queuedMails(test)).at(-1);
  expect(second).toMatchObject({ template: 'password-reset', recipient: 'patronne@bistrot.example' });
  expect(second?.text).toMatch(/mot-de-passe\/[\w-]{43}\?targetUrl=%2Fcommande%2F1\n/);
  await test.pool.query("update links set expires = now() - interval '1 day'");
  await renew(used, 'https://ailleurs.example');
  expect((await queuedMails(test)).at(-1)?.text).not.toContain('ailleurs');
  const params = { token: await newestToken() };
  expect((await test.anonymous.call(calls.checkPasswordLink, { params })).body).toEqual({ name: 'patronne' });
});

it('says the same of a token that was never one and of a closed account, and mails nothing', {
  tags: 'long',
}, async () => {
  const token = await mailedToken();
  const said = await renew(token);
  await test.pool.query("update users set active = false where name = 'patronne'");
  expect(new Set([said, await renew(token), await renew('a'.repeat(43)), await renew('x')]).size).toBe(1);
  await test.pool.query("update users set active = true where name = 'patronne'");
  expect(await queuedMails(test)).toHaveLength(2);
});

it('mails once for a double click, and again a minute later', async () => {
  const token = await mailedToken();
  const said = await Promise.all([renew(token), renew(token)]);
  said.push(await renew(token));
  expect(new Set(said).size).toBe(1);
  expect(await queuedMails(test)).toHaveLength(2);
  await test.pool.query("update links set t_creation = t_creation - interval '1 minute'");
  await renew(token);
  expect(await queuedMails(test)).toHaveLength(3);
});

it('mails at most three an hour', { tags: 'long' }, async () => {
  await mailedToken();
  for (let count = 0; count < 4; count += 1) await renew(await newestToken());
  expect(await queuedMails(test)).toHaveLength(3);
});
