import { readPageSession } from '@ardoise/domain/contract/page-session.ts';
import * as calls from '@ardoise/domain/contract/session.ts';
import { readSettings } from '@ardoise/domain/contract/settings.ts';
import { agencies, me } from '@ardoise/domain/contract/users.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csrfTokenFor } from '../../../http/csrf.ts';
import type { Caller } from '../../../testing/caller.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let caller: Caller;
beforeAll(async () => {
  test = await createTestApp({ companyName: 'Orangina Schweppes' });
  await createUser(test.pool, { role: 'dc', name: 'camille' });
});
beforeEach(async () => {
  await emptyTables(test.pool, 'sessions');
  caller = test.as('camille');
  await caller.credentials();
});
afterAll(() => test.close());

async function isSignedIn(): Promise<boolean> {
  return (await caller.call(me)).status === 200;
}

describe('a session', () => {
  it('expires after twelve hours without use', async () => {
    await test.pool.query(`update sessions set last_used = now() - interval '11 hours 59 minutes'`);
    expect(await isSignedIn()).toBe(true);
    await test.pool.query(`update sessions set last_used = now() - interval '12 hours 1 second'`);
    const refused = await caller.call(me);
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ code: 'SESSION' });
  });

  it('expires after seven days, used or not', async () => {
    const { rows } = await test.pool.query<{ days: number }>(
      'select extract(day from expires - t_creation)::int as days from sessions',
    );
    expect(rows).toEqual([{ days: 7 }]);
    await test.pool.query(`update sessions set expires = now() - interval '1 second'`);
    expect(await isSignedIn()).toBe(false);
  });

  it('writes its last use at most every five minutes', async () => {
    const lastUse = async () =>
      (await test.pool.query<{ at: string }>('select last_used as at from sessions')).rows[0]?.at;
    const first = await lastUse();
    await isSignedIn();
    expect(await lastUse()).toBe(first);
    await test.pool.query(`update sessions set last_used = now() - interval '6 minutes'`);
    const old = await lastUse();
    await isSignedIn();
    expect(await lastUse()).not.toBe(old);
  });

  it('stays valid though a full disk keeps its last use from being written', async () => {
    await test.pool.query(`update sessions set last_used = now() - interval '6 minutes'`);
    await test.pool.query(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger no_room before update on sessions for each row execute function no_room()`);
    expect((await caller.call(me)).status).toBe(200);
    await test.pool.query('drop trigger no_room on sessions');
  });

  it('ends as soon as the account is closed', async () => {
    await test.pool.query(`update users set active = false where name = 'camille'`);
    expect(await isSignedIn()).toBe(false);
    await test.pool.query(`update users set active = true where name = 'camille'`);
  });

  it('has the account’s present role', async () => {
    await test.pool.query(`update users set role = 'client' where name = 'camille'`);
    expect((await caller.call(agencies)).status).toBe(403);
    await test.pool.query(`update users set role = 'dc' where name = 'camille'`);
    expect((await caller.call(agencies)).status).toBe(200);
  });
});

describe('the cookie', () => {
  it('is bound to the host and to TLS where the site is', async () => {
    const secure = await createTestApp({ publicUrl: 'https://plv.example' });
    await createUser(secure.pool, { role: 'dc', name: 'camille', withPassword: true });
    const payload = { name: 'camille', pass: 'une-ardoise-propre' };
    const reply = await secure.inject({ method: 'POST', url: '/user/login', payload });
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-ardoise-session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(reply.headers['strict-transport-security']).toMatch(/max-age=\d+/);
    // A cookie without the prefix may have been set by another host of the domain: ignored.
    const token = reply.cookies[0]?.value;
    const planted = await secure.inject({
      url: '/jdrupal/connect',
      headers: { cookie: `ardoise-session=${token}` },
    });
    expect(planted.json().uid).toBe(0);
    await secure.close();
  });
});

describe('the CSRF token', () => {
  const change = () => ({ method: 'POST' as const, url: '/user/logout' });

  it('is returned as plain text to a signed-in account', async () => {
    const { body, headers } = await caller.call(calls.sessionToken);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe((await caller.credentials())?.csrf);
    expect((await caller.call(calls.restSessionToken)).body).toBe(body);
  });

  it('is required by calls that write', async () => {
    const reply = await caller.inject({ ...change(), headers: { 'x-csrf-token': undefined } });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().code).toBe('ORIGINE');
    expect(await isSignedIn()).toBe(true);
  });

  it.each(['cross-site', 'same-site', 'none'])('is required from %s', async (site) => {
    const reply = await caller.inject({
      ...change(),
      headers: { 'x-csrf-token': undefined, 'sec-fetch-site': site },
    });
    expect(reply.statusCode).toBe(403);
  });

  it('is not required from a same-origin page', async () => {
    const reply = await caller.inject({
      ...change(),
      headers: { 'x-csrf-token': undefined, 'sec-fetch-site': 'same-origin' },
    });
    expect(reply.statusCode).toBe(204);
  });

  it('is no help to a page of another account, whose session the browser has no more', async () => {
    const write = { method: 'POST' as const, url: '/rest/myplv/projets', payload: {} };
    const of = (account: string) => caller.inject({ ...write, headers: { 'x-compte': account } });
    const account = String((await caller.call(calls.connect)).headers['x-compte']);
    // Allowed, and refused for its empty body.
    expect((await of(account)).json().code).toBe('REQUETE_INVALIDE');
    const other = await of(String(Number(account) + 1));
    expect([other.statusCode, other.json().code]).toEqual([401, 'SESSION']);
    expect(await isSignedIn()).toBe(true);
  });

  it('of another session is reported as stale', async () => {
    const reply = await caller.inject({ ...change(), headers: { 'x-csrf-token': csrfTokenFor('another') } });
    expect(reply.statusCode).toBe(409);
    expect(reply.json().code).toBe('JETON_EXPIRE');
    expect(await isSignedIn()).toBe(true);
  });
});

describe('signing out', () => {
  it('redirects to the root of the site and ends the session', async () => {
    const credentials = await caller.credentials();
    const { status, headers } = await caller.call(calls.logout, {
      query: { token: credentials?.csrf ?? '' },
      headers: { 'x-csrf-token': undefined },
    });
    expect(status).toBe(303);
    expect(headers.location).toBe('/');
    expect(headers['set-cookie']).toMatch(/^ardoise-session=; .*Expires=Thu, 01 Jan 1970/);
    expect(await isSignedIn()).toBe(false);
  });

  it('works from a link of the page, not from another site’s image request', async () => {
    const withoutToken = (site: string) =>
      caller.inject({ url: '/user/logout', headers: { 'x-csrf-token': undefined, 'sec-fetch-site': site } });
    expect((await withoutToken('cross-site')).statusCode).toBe(403);
    expect(await isSignedIn()).toBe(true);
    expect((await withoutToken('same-origin')).statusCode).toBe(303);
    expect(await isSignedIn()).toBe(false);
  });

  it('is no error without a session', async () => {
    expect((await test.anonymous.call(calls.logout)).status).toBe(303);
    expect((await test.anonymous.call(calls.logoutByPost)).status).toBe(204);
  });
});

describe('an expired password', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ passwordMaxAgeDays: 90 });
    await createUser(strict.pool, { role: 'siege', name: 'helene', withPassword: true });
  });
  afterAll(() => strict.close());

  it('removes the roles from connect, and blocks every other call', async () => {
    const helene = strict.as('helene');
    expect((await helene.call(calls.connect)).body.roles).toEqual(['authenticated', 'siege']);
    await strict.pool.query(`update users set password_changed_at = now() - interval '91 days'`);
    expect((await helene.call(calls.connect)).body).toEqual({
      uid: expect.any(Number),
      name: 'helene',
      message: 'Password expired',
    });
    expect((await helene.call(readSettings)).status).toBe(401);
    expect((await helene.call(calls.logout)).status).toBe(303);
  });

  it('is replaced with the present one, which restores access', async () => {
    const helene = strict.as('helene');
    const { status } = await helene.call(calls.changePassword, {
      body: { actuel: 'une-ardoise-propre', pass: 'une-ardoise-neuve' },
    });
    expect(status).toBe(200);
    expect((await helene.call(calls.connect)).body.roles).toEqual(['authenticated', 'siege']);
  });

  it('expires immediately if it is a one-time password', async () => {
    await test.pool.query(`update users set password_changed_at = 'epoch' where name = 'camille'`);
    expect((await caller.call(calls.connect)).body.message).toBe('Password expired');
    expect(await isSignedIn()).toBe(false);
    await test.pool.query('update users set password_changed_at = now()');
  });
});

describe('changing one’s password', () => {
  const pass = 'une-ardoise-neuve';
  beforeEach(async () => {
    await test.pool.query(`delete from users where name = 'nadia'`);
    await createUser(test.pool, { role: 'mdv', name: 'nadia', withPassword: true });
  });

  it('ends the other sessions and keeps this one', async () => {
    const [here, elsewhere] = [test.as('nadia'), test.as('nadia')];
    await elsewhere.call(me);
    const { status } = await here.call(calls.changePassword, {
      body: { actuel: 'une-ardoise-propre', pass },
    });
    expect(status).toBe(200);
    expect((await here.call(me)).status).toBe(200);
    expect((await elsewhere.call(me)).status).toBe(401);
    expect((await test.anonymous.call(calls.login, { body: { name: 'nadia', pass } })).status).toBe(200);
  });

  it.each([
    [{ actuel: 'mauvais', pass }, 'actuel'],
    [{ actuel: 'une-ardoise-propre', pass: 'court' }, 'pass'],
    [{ actuel: 'une-ardoise-propre', pass: 'Orangina-2026!' }, 'pass'],
    [{ actuel: 'une-ardoise-propre', pass: 'une-ardoise-propre' }, 'pass'],
  ])('refuses %j, naming the field', async (body, field) => {
    const reply = await test.as('nadia').call(calls.changePassword, { body });
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: field }] });
  });

  it('needs a session, and counts wrong guesses of the present one', async () => {
    expect((await test.anonymous.call(calls.changePassword, { body: { actuel: 'x', pass } })).status).toBe(
      401,
    );
    const guess = () => test.as('nadia').call(calls.changePassword, { body: { actuel: 'mauvais', pass } });
    await test.pool.query('delete from login_attempts');
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});

describe('the page’s initial data', () => {
  it('is one reply, equal to those of the separate calls', async () => {
    const { status, body } = await caller.call(readPageSession);
    expect(status).toBe(200);
    expect(body.personne).toEqual((await caller.call(me)).body);
    expect(body.reglages).toEqual((await caller.call(readSettings)).body);
    expect(body.motDePasseExpire).toBe(false);
    const given = await caller.inject({
      method: 'POST',
      url: '/user/logout',
      headers: { 'x-csrf-token': body.jeton, 'sec-fetch-site': 'cross-site' },
    });
    expect(given.statusCode).toBeLessThan(300);
  });

  it('has a null account without a session, and nothing more for an expired password', async () => {
    const nobody = { personne: null, motDePasseExpire: false, reglages: null };
    expect((await test.anonymous.call(readPageSession)).body).toMatchObject(nobody);
    await test.pool.query("update users set password_changed_at = 'epoch' where name = 'camille'");
    expect((await caller.call(readPageSession)).body).toMatchObject({ ...nobody, motDePasseExpire: true });
    await test.pool.query('update users set password_changed_at = now()');
  });
});
