import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let site: string;
let uid: number;
beforeAll(async () => {
  test = await createTestApp();
  const user = await createUser(test.pool, {
    role: 'dc',
    name: 'camille',
    nom: 'Ferrand',
    withPassword: true,
  });
  uid = user.uid;
  site = await listen();
});
afterAll(() => test.close());

function listen(): Promise<string> {
  return test.app.listen({ host: '127.0.0.1', port: 0 });
}

interface LoginReply {
  current_user: { uid: string; roles: string[]; name: string };
  csrf_token: string;
  logout_token: string;
}

interface UserEntity {
  uid: [{ value: number }];
  name: [{ value: string }];
  field_nom: [{ value: string }];
  roles: { target_id: string }[];
}

async function readJson<Body>(response: Response): Promise<Body> {
  return (await response.json()) as Body;
}

/** A client's browser or HTTP library: stores cookies, follows redirects. */
class CookieJar {
  #cookies = new Map<string, string>();
  readonly #always: Record<string, string>;

  constructor(always: Record<string, string> = {}) {
    this.#always = always;
  }

  async request(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(site + path, {
      method,
      headers: { ...this.#always, ...headers, ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}

/**
 * jDrupal (github.com/signalpoint/jDrupal, 8.x): XMLHttpRequest in a page of the site. It logs in, connects, loads the
 * user, requests the token at `rest/session/token`, and logs out by a plain GET that may end as 200 or 303.
 */
describe('jDrupal', () => {
  let browser: CookieJar;
  beforeEach(() => {
    browser = new CookieJar({
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
    });
  });
  const connect = async () => {
    const response = await browser.request('GET', '/jdrupal/connect?_format=json');
    expect(response.status).toBe(200);
    return response.json();
  };

  it('signs in, loads its user, gets a token and signs out', async () => {
    expect(await connect()).toMatchObject({ uid: 0 });
    const login = await browser.request(
      'POST',
      '/user/login?_format=json',
      { 'content-type': 'application/json' },
      JSON.stringify({ name: 'camille', pass: TEST_PASSWORD }),
    );
    expect(login.status).toBe(200);
    expect(await connect()).toEqual({ uid, roles: ['authenticated', 'dc'], name: 'camille' });

    const account = await readJson<UserEntity>(await browser.request('GET', `/user/${uid}?_format=json`));
    expect(account.uid[0].value).toBe(uid);
    expect(account.name[0].value).toBe('camille');
    expect(account.field_nom[0].value).toBe('Ferrand');
    expect(account.roles.map((role) => role.target_id)).toEqual(['dc']);

    const token = await browser.request('GET', '/rest/session/token');
    expect(token.status).toBe(200);
    expect(await token.text()).toMatch(/^[\w-]{43}$/);

    const logout = await browser.request('GET', '/user/logout', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(logout.status).toBe(303);
    expect(new URL(logout.headers.get('location') ?? '', site).pathname).toBe('/');
    expect(await connect()).toMatchObject({ uid: 0 });
  });

  it('gets an error for a wrong password', async () => {
    const login = await browser.request(
      'POST',
      '/user/login?_format=json',
      { 'content-type': 'application/json' },
      JSON.stringify({ name: 'camille', pass: 'mauvais' }),
    );
    expect(login.status).toBe(400);
    expect((await readJson<{ message: string }>(login)).message).toBe(
      "Nom d'utilisateur ou mot de passe non reconnu",
    );
  });
});

/**
 * drupal-js-sdk (github.com/d34dman/drupal-js-sdk, @drupal-js-sdk/auth) outside a browser, so without Sec-Fetch
 * headers. It requests a token before login, sends every header every time, and logs out by POST with both tokens,
 * declaring JSON with an empty body.
 */
describe('drupal-js-sdk', () => {
  it('signs in and out with the tokens it is given', async () => {
    const client = new CookieJar({ 'content-type': 'application/json' });
    const anonymousToken = await (await client.request('GET', '/session/token')).text();
    expect(await (await client.request('GET', '/user/login_status?_format=json')).json()).toBe(0);

    const login = await client.request(
      'POST',
      '/user/login?_format=json',
      { 'x-csrf-token': anonymousToken },
      JSON.stringify({ name: 'camille', pass: TEST_PASSWORD }),
    );
    expect(login.status).toBe(200);
    const store = await readJson<LoginReply>(login);
    expect(Object.keys(store).sort()).toEqual(['csrf_token', 'current_user', 'logout_token']);
    expect(store.current_user).toEqual({ uid: String(uid), roles: ['authenticated', 'dc'], name: 'camille' });
    expect(await (await client.request('GET', '/user/login_status?_format=json')).json()).toBe(1);

    const stranger = await client.request('POST', '/user/logout?_format=json');
    expect(stranger.status).toBe(403);
    const logout = await client.request('POST', `/user/logout?_format=json&token=${store.logout_token}`, {
      'x-csrf-token': store.csrf_token,
    });
    expect(logout.status).toBe(204);
    expect(await (await client.request('GET', '/user/login_status?_format=json')).json()).toBe(0);
  });

  it('signs out with only the logout token, by POST and by GET', async () => {
    for (const method of ['POST', 'GET']) {
      const client = new CookieJar();
      const login = await client.request(
        'POST',
        '/user/login?_format=json',
        { 'content-type': 'application/json' },
        JSON.stringify({ name: 'camille', pass: TEST_PASSWORD }),
      );
      const { logout_token: token } = await readJson<LoginReply>(login);
      const logout = await client.request(method, `/user/logout?_format=json&token=${token}`);
      expect(logout.status).toBe(method === 'POST' ? 204 : 303);
      expect(await (await client.request('GET', '/user/login_status?_format=json')).json()).toBe(0);
    }
  });
});
