import * as calls from '@ardoise/domain/contract/session.ts';
import { me } from '@ardoise/domain/contract/users.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const NEW_PASSWORD = 'une-ardoise-toute-neuve';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createUser(test.pool, {
    role: 'dc',
    name: 'Camille',
    mail: 'Camille@ardoise.test',
    withPassword: true,
  });
  await createUser(test.pool, { role: 'dc', name: 'partie', mail: 'partie@ardoise.test', active: false });
});
beforeEach(() => emptyTables(test.pool, 'links', 'mails', 'login_attempts'));
afterAll(() => test.close());

async function askForLink(identifiant = 'camille'): Promise<string> {
  const { body } = await test.anonymous.call(calls.requestPasswordReset, { body: { identifiant } });
  return body.message;
}

/** The token of the newest mail's link; the page passes it on in its call. */
async function mailedToken(): Promise<string> {
  const mail = (await queuedMails(test)).at(-1);
  return /http:\/\/localhost:3000\/cms\/mot-de-passe\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

const reset = (token: string, pass = NEW_PASSWORD) =>
  test.anonymous.call(calls.resetPassword, { params: { token }, body: { pass } });
const check = (token: string) => test.anonymous.call(calls.checkPasswordLink, { params: { token } });
const logIn = (pass: string) => test.anonymous.call(calls.login, { body: { name: 'camille', pass } });

it('mails a link to the account’s own address, whatever was typed', async () => {
  await askForLink('CAMILLE');
  await askForLink(' camille@ARDOISE.test ');
  expect((await queuedMails(test)).map(({ recipient }) => recipient)).toEqual([
    'Camille@ardoise.test',
    'Camille@ardoise.test',
  ]);
  expect(await mailedToken()).not.toBe('');
});

it('returns the same, in the same time, for an account, a closed one and none', async () => {
  const timed = async (identifiant: string): Promise<{ message: string; time: number }> => {
    const started = performance.now();
    const message = await askForLink(identifiant);
    return { message, time: performance.now() - started };
  };
  const replies = [await timed('camille'), await timed('partie'), await timed('inconnu'), await timed('')];
  expect(new Set(replies.map(({ message }) => message)).size).toBe(1);
  expect(Math.min(...replies.map(({ time }) => time))).toBeGreaterThanOrEqual(299);
  expect(await queuedMails(test)).toHaveLength(1);
});

it('stores only a hash of the token', async () => {
  await askForLink();
  const token = await mailedToken();
  const { rows } = await test.pool.query('select token_hash = sha256($1::bytea) as hashed from links', [
    token,
  ]);
  expect(rows).toEqual([{ hashed: true }]);
});

it('changes nothing when the link is only opened', async () => {
  await askForLink();
  const token = await mailedToken();
  for (let count = 0; count < 3; count += 1) expect((await check(token)).body).toEqual({ name: 'Camille' });
  expect((await logIn(TEST_PASSWORD)).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
});

it('sets the password, ends every session, and is single-use', async () => {
  const signedIn = test.as('Camille');
  expect((await signedIn.call(me)).status).toBe(200);
  await askForLink();
  await askForLink();
  const token = await mailedToken();
  const first = /mot-de-passe\/([\w-]{43})/.exec((await queuedMails(test))[0]?.text ?? '')?.[1] ?? '';
  expect(first).not.toBe(token);

  expect((await reset(token)).status).toBe(200);
  expect((await signedIn.call(me)).status).toBe(401);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  expect((await logIn(TEST_PASSWORD)).status).toBe(400);
  for (const used of [token, first]) {
    expect((await check(used)).status).toBe(410);
    const again = await reset(used, 'encore-une-autre-ardoise');
    expect(again.status).toBe(410);
    expect(again.body).toMatchObject({ code: 'LIEN_EXPIRE' });
  }
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

it('is single-use even when sent twice concurrently', async () => {
  await askForLink();
  const token = await mailedToken();
  const replies = await Promise.all([1, 2, 3, 4].map((each) => reset(token, `une-ardoise-numero-${each}`)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
});

it('expires after an hour', async () => {
  await askForLink();
  const token = await mailedToken();
  await test.pool.query(`update links set expires = expires - interval '59 minutes 50 seconds'`);
  expect((await check(token)).status).toBe(200);
  await test.pool.query(`update links set expires = expires - interval '11 seconds'`);
  expect((await check(token)).status).toBe(410);
  expect((await reset(token)).status).toBe(410);
});

it('is void once the account is closed', async () => {
  await askForLink();
  const token = await mailedToken();
  await test.pool.query(`update users set active = false where name = 'Camille'`);
  expect((await reset(token)).status).toBe(410);
  await test.pool.query(`update users set active = true where name = 'Camille'`);
});

it.each([
  ['court', 12],
  ['aaaaaaaaaaaaaaa', 'trop simple'],
  ['Prénom.Ardoise.75', 'trop courant'],
])('refuses %j in French, and the link stays valid', async (pass, says) => {
  await askForLink();
  const token = await mailedToken();
  const refused = await reset(token, pass);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: 'VALIDATION',
    message: expect.stringContaining(String(says)),
    champs: [{ chemin: 'pass' }],
  });
  expect((await check(token)).status).toBe(200);
});

it('unlocks an account locked by failed logins', { tags: 'long' }, async () => {
  for (let count = 0; count < 5; count += 1) await logIn('mauvais');
  expect((await logIn(NEW_PASSWORD)).status).toBe(429);
  await askForLink();
  await reset(await mailedToken());
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

it('sends at most three links per hour to one account', async () => {
  for (let count = 0; count < 5; count += 1) await askForLink();
  expect(await queuedMails(test)).toHaveLength(3);
});

it('does not accept other types of links', async () => {
  for (const token of ['x', 'a'.repeat(43)]) expect((await check(token)).status).toBe(410);
});

it('is limited to twenty requests per minute from one address', async () => {
  const ask = () =>
    test.inject({
      url: '/rest/myplv/password/link/xyz',
      remoteAddress: '192.0.2.77',
      headers: { cookie: `ardoise-session=${Math.random()}` },
    });
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await ask()).statusCode);
  expect(statuses.filter((status) => status === 410)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});
