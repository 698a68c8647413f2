import { createHook } from 'node:async_hooks';
import { login } from '@ardoise/domain/contract/session.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createUser(test.pool, { role: 'dc', name: 'Camille', withPassword: true });
  await createUser(test.pool, { role: 'dc', name: 'partie', withPassword: true, active: false });
  await createUser(test.pool, { role: 'dc', name: 'sans-mot-de-passe' });
});
beforeEach(() => emptyTables(test.pool, 'login_attempts', 'known_addresses'));
afterAll(() => test.close());

interface Try {
  name?: string;
  pass?: string;
  address?: string;
  headers?: Record<string, string>;
}

function tryLogin({
  name = 'camille',
  pass = TEST_PASSWORD,
  address = '192.0.2.1',
  headers = {},
}: Try): Promise<LightMyRequestResponse> {
  return test.inject({
    method: 'POST',
    url: '/user/login?_format=json',
    remoteAddress: address,
    headers,
    payload: { name, pass },
  });
}

async function statusesOf(tries: Promise<LightMyRequestResponse>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(tries)) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('login', () => {
  it('replies as Drupal 10 does, with a session in an HttpOnly cookie', async () => {
    const { status, body, headers } = await test.anonymous.call(login, {
      body: { name: 'camille', pass: TEST_PASSWORD },
    });
    expect(status).toBe(200);
    expect(body.current_user).toEqual({
      uid: expect.stringMatching(/^\d+$/),
      roles: ['authenticated', 'dc'],
      name: 'Camille',
    });
    expect(headers['set-cookie']).toMatch(
      /^ardoise-session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
  });

  it('stores only a hash of a session', async () => {
    const { cookies } = await tryLogin({});
    const token = cookies[0]?.value ?? '';
    const { rows } = await test.pool.query(
      'select 1 from sessions where position($1::bytea in token_hash) > 0',
      [token],
    );
    expect(rows).toEqual([]);
    const { rows: byHash } = await test.pool.query(
      'select 1 from sessions where token_hash = sha256($1::bytea)',
      [token],
    );
    expect(byHash).toHaveLength(1);
  });

  it('creates a session and ends the one of the request', async () => {
    const first = (await tryLogin({})).cookies[0]?.value;
    const second = (await tryLogin({ headers: { cookie: `ardoise-session=${first}` } })).cookies[0]?.value;
    const connected = async (token?: string) =>
      (await test.inject({ url: '/jdrupal/connect', headers: { cookie: `ardoise-session=${token}` } })).json()
        .uid;
    expect(second).not.toBe(first);
    expect(await connected(first)).toBe(0);
    expect(await connected(second)).toBeGreaterThan(0);
  });

  it.each([
    ['a wrong password', { pass: 'mauvais-mot-de-passe' }],
    ['an unknown name', { name: 'inconnue' }],
    ['an account that is closed', { name: 'partie' }],
    ['an account without a password', { name: 'sans-mot-de-passe' }],
    ['an empty password', { pass: '' }],
  ])('refuses %s with the same response', async (_, attempt) => {
    const reply = await tryLogin(attempt);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({
      code: 'IDENTIFIANTS',
      message: "Nom d'utilisateur ou mot de passe non reconnu",
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it.each(['camille', 'inconnue', 'partie', 'sans-mot-de-passe'])(
    'computes one hash for %s, so that the time of a refusal tells nothing',
    async (name) => {
      let hashes = 0;
      const counter = createHook({
        init(_id, type) {
          if (type === 'ARGON2REQUEST') hashes += 1;
        },
      });
      counter.enable();
      await tryLogin({ name, pass: 'mauvais-mot-de-passe' });
      counter.disable();
      expect(hashes).toBe(1);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'accepts JSON only, not %s',
    async (type) => {
      const reply = await test.inject({
        method: 'POST',
        url: '/user/login',
        headers: { 'content-type': type },
        payload: JSON.stringify({ name: 'camille', pass: TEST_PASSWORD }),
      });
      expect(reply.statusCode).toBe(415);
      expect(reply.json()).toMatchObject({
        code: 'JSON_ATTENDU',
        message: expect.stringMatching(/attend du JSON/),
      });
      expect(reply.headers['set-cookie']).toBeUndefined();
    },
  );

  it.each(['cross-site', 'same-site'])('refuses a cross-site page (%s)', async (site) => {
    const reply = await tryLogin({ headers: { 'sec-fetch-site': site } });
    expect(reply.json().code).toBe('ORIGINE');
  });

  it('ignores a stale token or session', async () => {
    const reply = await tryLogin({ headers: { cookie: 'ardoise-session=old', 'x-csrf-token': 'older' } });
    expect(reply.statusCode).toBe(200);
  });

  it.each([
    [{}],
    [{ name: 'camille' }],
    [{ name: 1, pass: 2 }],
    [[]],
    [{ name: 'x'.repeat(300), pass: 'y' }],
    [null],
  ])('refuses the malformed %j', async (payload) => {
    const reply = await test.inject({
      method: 'POST',
      url: '/user/login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('REQUETE_INVALIDE');
  });

  it('refuses a name that the database cannot store', async () => {
    expect((await tryLogin({ name: 'cam\u0000ille' })).statusCode).toBe(400);
  });
});

describe('failed logins', () => {
  const fail = (options: Try = {}) => tryLogin({ pass: 'mauvais', ...options });

  it('are limited to five per name and address, case-insensitively', async () => {
    for (const name of ['camille', 'CAMILLE', ' Camille', 'camille', 'camille'])
      expect((await fail({ name })).statusCode).toBe(400);
    const refused = await tryLogin({});
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('TROP_DE_DEMANDES');
    expect((await tryLogin({ address: '192.0.2.2' })).statusCode).toBe(200);
  });

  it('expire after a quarter of an hour', async () => {
    for (let count = 0; count < 5; count += 1) await fail();
    await test.pool.query(`update login_attempts set at = at - interval '14 minutes 50 seconds'`);
    expect((await tryLogin({})).statusCode).toBe(429);
    await test.pool.query(`update login_attempts set at = at - interval '11 seconds'`);
    expect((await tryLogin({})).statusCode).toBe(200);
  });

  it('are cleared by a correct password', { tags: 'long' }, async () => {
    for (let count = 0; count < 4; count += 1) await fail();
    expect((await tryLogin({})).statusCode).toBe(200);
    for (let count = 0; count < 4; count += 1) expect((await fail()).statusCode).toBe(400);
    expect((await tryLogin({})).statusCode).toBe(200);
  });

  it('are limited to fifty per address, whatever the names', { tags: 'long' }, async () => {
    expect(await statusesOf(many(60, (index) => fail({ name: `personne-${index}` })))).toEqual({
      400: 50,
      429: 10,
    });
    expect((await tryLogin({})).statusCode).toBe(429);
    expect((await tryLogin({ address: '192.0.2.2' })).statusCode).toBe(200);
  });

  it('of others do not lock out an account with a known address, whose own still count', {
    tags: 'long',
  }, async () => {
    const othersFail = () =>
      test.pool.query(
        `insert into login_attempts (name, address, pending)
         select 'personne-' || n, '192.0.2.1', false from generate_series(1, 60) n`,
      );
    await othersFail();
    expect((await tryLogin({})).statusCode).toBe(429);
    await test.pool.query('delete from login_attempts');
    expect((await tryLogin({})).statusCode).toBe(200);
    await othersFail();
    expect((await tryLogin({})).statusCode).toBe(200);
    expect((await tryLogin({ name: 'partie' })).statusCode).toBe(429);
    for (let count = 0; count < 5; count += 1) expect((await fail()).statusCode).toBe(400);
    expect((await tryLogin({})).statusCode).toBe(429);
    await test.pool.query('delete from login_attempts');
    await test.pool.query("update known_addresses set last_login = now() - interval '91 days'");
    await othersFail();
    expect((await tryLogin({})).statusCode).toBe(429);
  });

  it('are counted correctly when concurrent', async () => {
    expect(await statusesOf(many(20, () => fail()))).toEqual({ 400: 5, 429: 15 });
  });

  it('do not include correct passwords, however many at once', { tags: 'long' }, async () => {
    expect(await statusesOf(many(30, () => tryLogin({})))).toEqual({ 200: 30 });
  });

  it('count even if the process crashed during the check', async () => {
    await test.pool.query(
      `insert into login_attempts (name, address, pending, at)
       select 'camille', '192.0.2.1', true, now() - interval '1 minute' from generate_series(1, 5)`,
    );
    expect((await tryLogin({})).statusCode).toBe(429);
  });
});
