import type { JWTPayload } from 'jose';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseListener } from '../../../db/database-listener.ts';
import { LiveSessions } from '../../../http/live-sessions.ts';
import { CompanyPeer } from '../../../testing/company-peer.ts';
import { createUser } from '../../../testing/factories.ts';
import { PeerBrowser } from '../../../testing/peer-browser.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const PERSON = { sub: 'camille', email: 'camille@midi.example', email_verified: true };

let peer: CompanyPeer;
let site: TestApp;
/** Another process: it caches sessions, and listens. */
let elsewhere: LiveSessions;
let stopListening: () => Promise<void>;

beforeAll(async () => {
  peer = await CompanyPeer.start();
  peer.person = PERSON;
  site = await createTestApp({ companySignIn: peer.settings() });
  const listening: Promise<string> = site.app.listen({ port: 0, host: '127.0.0.1' });
  peer.open({ publicUrl: site.config.publicUrl, listening: await listening });
  await createUser(site.pool, { role: 'siege', name: 'camille', mail: PERSON.email });
  elsewhere = new LiveSessions(site.pool, undefined);
  const listener = new DatabaseListener();
  elsewhere.listenOn(listener);
  stopListening = listener.start(site.databaseUrl, (error) => {
    throw error;
  });
});
beforeEach(() => site.pool.query('delete from sessions'));
afterAll(async () => {
  await stopListening();
  await site.close();
  await peer.close();
});

async function signedIn(): Promise<PeerBrowser> {
  const visitor = new PeerBrowser(site);
  expect((await visitor.signIn()).statusCode).toBe(303);
  return visitor;
}

const isOpen = async (visitor: PeerBrowser) =>
  (await visitor.visit('/rest/myplv/me/sessions')).statusCode === 200;

describe('signing out', () => {
  const fromPage = { 'sec-fetch-site': 'same-origin' };

  it('goes on to the provider, whose page leads back to the login', async () => {
    const visitor = await signedIn();
    const reply = await visitor.visit('/sso/quitter', fromPage);
    const next = new URL(String(reply.headers.location));
    expect([reply.statusCode, next.origin]).toEqual([303, peer.issuer]);
    expect(visitor.session).toBeUndefined();
    expect(next.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
    expect(await visitor.confirmSignOut(next.href)).toBe(`${site.config.publicUrl}/login`);
  });

  it('is refused to another site', async () => {
    const visitor = await signedIn();
    const reply = await visitor.visit('/sso/quitter', { 'sec-fetch-site': 'cross-site' });
    expect([reply.statusCode, await isOpen(visitor)]).toEqual([403, true]);
  });

  it('ends the session here while the provider is down', async () => {
    const visitor = await signedIn();
    const token = visitor.session ?? '';
    peer.isDown = true;
    const reply = await visitor.visit('/sso/quitter', fromPage);
    peer.isDown = false;
    expect([reply.statusCode, await elsewhere.find(token)]).toEqual([303, null]);
  });

  it('of nobody leads to the login', async () => {
    const reply = await new PeerBrowser(site).visit('/sso/quitter');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login']);
  });

  it('keeps the token of the provider sealed', async () => {
    await signedIn();
    const { rows } = await site.pool.query<{ sealed: Buffer }>(
      'select id_token as sealed from directory_sessions',
    );
    expect(rows[0]?.sealed.includes('eyJ')).toBe(false);
  });
});

/** Claims of a logout token that is right. */
async function right(): Promise<JWTPayload> {
  const { rows } = await site.pool.query<{ sid: string }>('select sid from directory_sessions limit 1');
  const iat = Math.floor(Date.now() / 1_000);
  return {
    iss: peer.issuer,
    aud: 'ardoise',
    iat,
    exp: iat + 120,
    jti: crypto.randomUUID(),
    events: EVENTS,
    sub: PERSON.sub,
    sid: rows[0]?.sid,
  };
}

async function notify(token: string): Promise<number> {
  const reply = await site.inject({
    method: 'POST',
    url: '/sso/deconnexion',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
  return reply.statusCode;
}

describe('the provider ends', () => {
  it('the session that was ended there, in every process', async () => {
    const visitor = await signedIn();
    const other = await signedIn();
    const token = visitor.session ?? '';
    expect(await elsewhere.find(token)).not.toBeNull();
    const { headers } = await visitor.visit('/sso/quitter', { 'sec-fetch-site': 'same-origin' });
    const again = await signedInAs(visitor);
    await visitor.confirmSignOut(String(headers.location));
    await expect.poll(() => elsewhere.find(again), { timeout: 5_000 }).toBeNull();
    expect(await isOpen(other)).toBe(true);
  });

  async function signedInAs(visitor: PeerBrowser): Promise<string> {
    await visitor.signIn();
    const token = visitor.session ?? '';
    expect(await elsewhere.find(token)).not.toBeNull();
    return token;
  }

  it('all of a person, where no session is named, and none of passwords', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const { sid: _, ...claims } = await right();
    expect(await notify(await peer.sign(claims))).toBe(200);
    expect([await isOpen(one), await isOpen(two)]).toEqual([false, false]);
    const { rows } = await site.pool.query(
      "select object from security_events where event = 'deconnexion_annuaire' order by id desc limit 1",
    );
    expect(rows).toEqual([{ object: '2 sessions' }]);
    expect((await site.as('camille').inject({ url: '/rest/myplv/me' })).statusCode).toBe(200);
  });

  it('nothing with a token that was used', async () => {
    await signedIn();
    const token = await peer.sign(await right());
    expect(await notify(token)).toBe(200);
    const later = await signedIn();
    expect([await notify(token), await isOpen(later)]).toEqual([400, true]);
  });

  it('nothing of another person with the name of a session', async () => {
    const visitor = await signedIn();
    await notify(await peer.sign({ ...(await right()), sub: 'autre' }));
    expect(await isOpen(visitor)).toBe(true);
  });

  const sign = (claims: JWTPayload) => peer.sign(claims);
  const forgeries: [string, (claims: JWTPayload) => Promise<string>][] = [
    ['for another application', (claims) => sign({ ...claims, aud: 'autre' })],
    ['of another provider', (claims) => sign({ ...claims, iss: 'https://autre.example' })],
    ['that is an ID token', (claims) => sign({ ...claims, nonce: 'x' })],
    ['without its event', ({ events: _, ...claims }) => sign(claims)],
    ['with another event', (claims) => sign({ ...claims, events: { autre: {} } })],
    ['without an id', ({ jti: _, ...claims }) => sign(claims)],
    ['of nobody', ({ sub: _, sid: __, ...claims }) => sign(claims)],
    ['of an hour ago', (claims) => sign({ ...claims, iat: (claims.iat ?? 0) - 3_600 })],
    ['without a date', ({ iat: _, ...claims }) => sign(claims)],
    ['that has expired', (claims) => sign({ ...claims, exp: (claims.iat ?? 0) - 120 })],
    ['without a signature', (claims) => Promise.resolve(new UnsecuredJWT(claims).encode())],
    [
      'under our own secret',
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'peer' })
          .sign(new TextEncoder().encode(peer.settings().clientSecret)),
    ],
    ['that is none', () => Promise.resolve('x')],
    ['that is missing', () => Promise.resolve('')],
  ];

  it.each(forgeries)('nothing with a token %s', async (_, forge) => {
    const visitor = await signedIn();
    expect([await notify(await forge(await right())), await isOpen(visitor)]).toEqual([400, true]);
  });

  it('nothing in JSON, nor with a body too long', async () => {
    const json = await site.inject({
      method: 'POST',
      url: '/sso/deconnexion',
      payload: { logout_token: 'x' },
    });
    expect([json.statusCode, await notify('x'.repeat(20_000))]).toEqual([400, 413]);
  });
});
