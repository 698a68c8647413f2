import { requestPasswordReset } from '@ardoise/domain/contract/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createUser(test.pool, { role: 'dc', name: 'Camille', mail: 'camille@ardoise.test' });
});
afterAll(() => test.close());

it.each<[target: string, link: RegExp]>([
  ['/suivi-projet/1?tri=nom', /\/cms\/mot-de-passe\/[\w-]{43}\?targetUrl=%2Fsuivi-projet%2F1%3Ftri%3Dnom\n/],
  ['//ailleurs.example', /\/cms\/mot-de-passe\/[\w-]{43}\n/],
  ['https://ailleurs.example', /\/cms\/mot-de-passe\/[\w-]{43}\n/],
])('mails a link that leads on to %s only if that is a path of this site', async (targetUrl, link) => {
  await test.anonymous.call(requestPasswordReset, { body: { identifiant: 'camille', targetUrl } });
  const text = (await queuedMails(test)).at(-1)?.text;
  expect(text).toMatch(link);
  expect(text).not.toContain('ailleurs');
});
