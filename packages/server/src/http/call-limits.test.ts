import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiKeyOf, createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createSession } from './session.repository.ts';
import { sessionCookieName } from './session-cookie.ts';

/** A call that needs a session, 60 times a minute. */
const URL = '/rest/myplv/sf/pdv/999999';
const MOST = 60;

let site: TestApp;
let uids: number[];
beforeAll(async () => {
  site = await createTestApp();
  const names = ['lea', 'paul'];
  uids = [];
  for (const name of names) uids.push((await createUser(site.pool, { role: 'dc', name })).uid);
});
beforeEach(() => site.pool.query('delete from request_counts'));
afterAll(() => site.close());

type Headers = Record<string, string>;
const cookie = (token: string): Headers => ({ cookie: `${sessionCookieName(site.config)}=${token}` });
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const signedIn = async (index: number) => cookie((await createSession(site.pool, uids[index] ?? 0)).token);
const any = () => randomBytes(32).toString('base64url');

/** The requests that are refused for being too many. */
async function refused(
  times: number,
  headersOf: (turn: number) => Headers,
  addressOf = (_turn: number) => '192.0.2.1',
) {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, turn) =>
      site.inject({ url: URL, headers: headersOf(turn), remoteAddress: addressOf(turn) }),
    ),
  );
  return replies.filter(({ statusCode }) => statusCode === 429).length;
}

it.each<[string, (turn: number) => Headers]>([
  ['cookies', () => cookie(any())],
  ['keys', () => bearer(`ardoise_${any().replace(/[-_]/g, 'x').padEnd(46, 'x').slice(0, 46)}`)],
  ['tokens of any shape', (turn) => bearer(`x${turn}`)],
  ['cookies, tokens, and none', (turn) => [cookie(any()), bearer(any()), {}][turn % 3] ?? {}],
])('counts requests of invented %s by their address', async (_what, headersOf) => {
  expect(await refused(MOST + 10, headersOf)).toBe(10);
});

it('counts an account in all of its sessions, wherever they are, and no other', async () => {
  const [here, elsewhere, other] = [await signedIn(0), await signedIn(0), await signedIn(1)];
  const both = (turn: number) => (turn % 2 === 0 ? here : elsewhere);
  expect(await refused(MOST + 10, both, (turn) => `192.0.2.${turn}`)).toBe(10);
  expect(await refused(1, () => other)).toBe(0);
});

it('keeps nobody out for what others at their address invent', async () => {
  const mine = await signedIn(0);
  await refused(MOST + 10, () => cookie(any()));
  expect(await refused(MOST, () => mine)).toBe(0);
});

it('counts a key apart from its account, and from another key', async () => {
  const keys = [await apiKeyOf(site.pool, 'lea'), await apiKeyOf(site.pool, 'lea', { name: 'Autre' })];
  const session = await signedIn(0);
  expect(await refused(MOST + 10, () => bearer(keys[0] ?? ''))).toBe(10);
  expect(await refused(MOST, () => bearer(keys[1] ?? ''))).toBe(0);
  expect(await refused(MOST, () => session)).toBe(0);
});
