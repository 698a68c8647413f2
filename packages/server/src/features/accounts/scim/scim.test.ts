import { listLeftBehind } from '@ardoise/domain/contract/content-overview.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseListener } from '../../../db/database-listener.ts';
import { LiveSessions } from '../../../http/live-sessions.ts';
import { createSession } from '../../../http/session.repository.ts';
import { CompanyPeer } from '../../../testing/company-peer.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser } from '../../../testing/factories.ts';
import { PeerBrowser } from '../../../testing/peer-browser.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const TOKEN = 'a-token-of-the-directory-for-tests-only';
const OID = '6f2d9c1e-4b7a-4f53-9d53-2a9d4f3f7a10';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

let peer: CompanyPeer;
let site: TestApp;
let elsewhere: LiveSessions;
let stopListening: () => Promise<void>;
let begun: string;

beforeAll(async () => {
  peer = await CompanyPeer.start();
  site = await createTestApp({
    scimToken: TOKEN,
    companySignIn: peer.settings(),
    directoryRoles: new Map([
      ['Ardoise.Siege', 'siege'],
      ['Ardoise.Dc', 'dc'],
    ]),
  });
  peer.open(site.config);
  elsewhere = new LiveSessions(site.pool, undefined);
  const listener = new DatabaseListener();
  elsewhere.listenOn(listener);
  stopListening = listener.start(site.databaseUrl, (error) => {
    throw error;
  });
});
beforeEach(async () => {
  // What the test before did is written down after its reply.
  await site.app.securityLog.settled();
  await emptyTables(site.pool, 'users');
  const { rows } = await site.pool.query<{ now: string }>('select clock_timestamp()::timestamptz(3) as now');
  begun = rows[0]?.now ?? '';
  await createUser(site.pool, { role: 'administrator', name: 'admin', withPassword: true });
});
afterAll(async () => {
  await stopListening();
  await site.close();
  await peer.close();
});

function scim(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const request: InjectOptions = {
    method,
    url: `/scim/v2${path}`,
    headers: { authorization: `Bearer ${TOKEN}`, ...headers },
  };
  if (body === undefined) return site.inject(request);
  return site.inject({
    ...request,
    headers: { ...request.headers, 'content-type': 'application/scim+json; charset=utf-8' },
    payload: JSON.stringify(body),
  });
}

const patch = (id: number | string, ...operations: object[]) =>
  scim('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations: operations });
const find = async (filter: string) =>
  (await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)).json();
const camille = () =>
  createUser(site.pool, {
    role: 'siege',
    name: 'c.ferrand',
    mail: 'camille@midi.example',
    prenom: 'Camille',
    nom: 'Ferrand',
    withPassword: true,
  });

async function isActive(uid: number): Promise<boolean> {
  const { rows } = await site.pool.query<{ active: boolean }>('select active from users where uid = $1', [
    uid,
  ]);
  return rows[0]?.active ?? false;
}

async function events(): Promise<string[]> {
  await site.app.securityLog.settled();
  const { rows } = await site.pool.query<{ line: string }>(
    "select event || ' ' || coalesce(name, '') as line from security_events where last_at >= $1 order by id",
    [begun],
  );
  return rows.map(({ line }) => line.trim());
}

describe('the token', () => {
  it.each([
    ['no', {}],
    ['another', { authorization: 'Bearer a-token-of-the-directory-for-tests-onlY' }],
    ['an empty', { authorization: 'Bearer ' }],
    ['a basic', { authorization: `Basic ${TOKEN}` }],
  ])('is refused: %s one', async (_, headers) => {
    const reply = await site.inject({ url: '/scim/v2/Users', headers });
    expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(reply.json()).toMatchObject({ status: '401', detail: expect.any(String) });
    expect(await events()).toEqual(['refus_scim']);
  });

  it('that is not set leaves no routes', async () => {
    const other = await createTestApp();
    const { statusCode } = await other.inject({
      url: '/scim/v2/Users',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(statusCode).toBe(404);
    await other.close();
  });
});

it.each(['/ServiceProviderConfig', '/ResourceTypes', '/ResourceTypes/User', '/Schemas'])(
  'describes itself at %s',
  async (path) => {
    const reply = await scim('GET', path);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'application/scim+json; charset=utf-8',
    ]);
    expect(reply.json().schemas).toHaveLength(1);
  },
);

describe('users', () => {
  it('are found as Entra ID and Okta look for them, with the version in meta and ETag', async () => {
    const { uid } = await camille();
    const [user] = (await find('userName eq "CAMILLE@midi.example"')).Resources;
    expect(user).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id: String(uid),
      userName: 'camille@midi.example',
      name: { givenName: 'Camille', familyName: 'Ferrand' },
      emails: [{ value: 'camille@midi.example', type: 'work', primary: true }],
      active: true,
      meta: { resourceType: 'User', location: `http://localhost:3000/scim/v2/Users/${uid}` },
    });
    const one = await scim('GET', `/Users/${uid}`);
    expect([one.json(), one.headers.etag]).toEqual([user, user.meta.version]);
    expect((await find('emails[type eq "work"].value eq "camille@midi.example"')).totalResults).toBe(1);
    expect((await find('externalId eq "x"')).totalResults).toBe(0);
    expect(await find('userName eq "nobody-at-all"')).toMatchObject({ totalResults: 0, Resources: [] });
    const kept = await scim('GET', `/Users/${uid}`, undefined, { 'if-none-match': user.meta.version });
    expect(kept.statusCode).toBe(304);
  });

  it('are the company’s own people', async () => {
    for (const role of ['agence', 'imprimeur', 'installateur', 'client'] as const) {
      const { uid, mail } = await createUser(site.pool, { role });
      expect((await find(`userName eq "${mail}"`)).totalResults).toBe(0);
      expect((await patch(uid, { op: 'replace', path: 'active', value: false })).statusCode).toBe(404);
      expect(await isActive(uid)).toBe(true);
    }
    expect((await scim('GET', '/Users')).json().totalResults).toBe(1);
  });

  it('come in pages', async () => {
    for (let count = 0; count < 4; count += 1) await createUser(site.pool, { role: 'siege' });
    const page = async (query: string) => (await scim('GET', `/Users?${query}`)).json();
    expect(await page('startIndex=2&count=2')).toMatchObject({
      totalResults: 5,
      startIndex: 2,
      itemsPerPage: 2,
    });
    expect((await page('startIndex=5&count=10')).Resources).toHaveLength(1);
    expect(await page('count=0')).toMatchObject({ totalResults: 5, Resources: [] });
    expect(await page('startIndex=-3&count=-1')).toMatchObject({ startIndex: 1, Resources: [] });
    expect((await scim('GET', '/Users?count=x')).statusCode).toBe(400);
  });

  it.each(['active eq true', 'userName co "a"', 'userName eq "a" or userName eq "b"', 'userName eq a', '('])(
    'are not looked for by %s',
    async (filter) => {
      expect(await find(filter)).toMatchObject({ status: '400', scimType: 'invalidFilter' });
    },
  );

  it.each(['0', '999999', 'x', '1e3', "1'--"])('do not have the id %s', async (id) => {
    expect((await scim('GET', `/Users/${id}`)).statusCode).toBe(404);
  });
});

const shapes: [string, object[]][] = [
  ['Entra ID, as text', [{ op: 'Replace', path: 'active', value: 'False' }]],
  ['Entra ID, as a boolean', [{ op: 'Replace', path: 'active', value: false }]],
  ['Okta, without a path', [{ op: 'replace', value: { active: false } }]],
  [
    'with its schema before the path',
    [{ op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:active', value: 'false' }],
  ],
  [
    'among other attributes',
    [
      { op: 'Add', path: 'title', value: 'x' },
      { op: 'Replace', value: { 'name.givenName': 'Camille', active: 'False' } },
      { op: 'Remove', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager' },
    ],
  ],
];

describe('active: false', () => {
  it.each(shapes)('by %s closes the account and its sessions in every process', async (_, operations) => {
    const { uid } = await camille();
    const { token } = await createSession(site.pool, uid);
    expect(await elsewhere.find(token)).not.toBeNull();
    const reply = await patch(uid, ...operations);
    expect([reply.statusCode, reply.json().active]).toEqual([200, false]);
    await expect.poll(() => elsewhere.find(token), { timeout: 5_000 }).toBeNull();
    expect(await isActive(uid)).toBe(false);
    expect(await events()).toEqual(['compte_desactive SCIM']);
    const login = { name: 'c.ferrand', pass: 'une-ardoise-propre' };
    expect((await site.inject({ method: 'POST', url: '/user/login', payload: login })).statusCode).toBe(400);
  });

  it('is by PUT as well, is idempotent, and is taken back by true', async () => {
    const { uid } = await camille();
    const put = (active: boolean) =>
      scim('PUT', `/Users/${uid}`, { userName: 'cferrand@midi.example', active });
    for (const active of [false, false, true, true]) expect((await put(active)).json().active).toBe(active);
    expect(await events()).toEqual(['compte_desactive SCIM', 'compte_reactive SCIM']);
  });

  it('opens nothing that an administrator closed', async () => {
    const { uid } = await camille();
    await site.pool.query('update users set active = false, closed_at = now() where uid = $1', [uid]);
    const reply = await scim('PUT', `/Users/${uid}`, { userName: 'cferrand@midi.example', active: true });
    expect(reply.json().active).toBe(false);
    expect(await isActive(uid)).toBe(false);
  });

  it('cuts access even where the rest of the request is refused', async () => {
    const { uid } = await camille();
    const reply = await patch(
      uid,
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Replace', path: 'name.familyName', value: '<b>' },
    );
    expect([reply.statusCode, reply.json().scimType, await isActive(uid)]).toEqual([
      400,
      'invalidValue',
      false,
    ]);
  });

  it('leaves a team to be given on, which head office is told until it is', async () => {
    const smhf = await createUser(site.pool, { role: 'smhf', prenom: 'Antoine', nom: 'Delmas' });
    const dc = await createUser(site.pool, { role: 'dc', smhf: smhf.name });
    const left = async () => (await site.as('admin').call(listLeftBehind)).body.comptes;
    await patch(smhf.uid, { op: 'replace', value: { active: false } });
    expect(await left()).toEqual(['Antoine Delmas']);
    await site.pool.query('update users set smhf = null where uid = $1', [dc.uid]);
    expect(await left()).toEqual([]);
  });

  it('does not close the last administrator, whose sessions end', async () => {
    const [admin] = (await find('userName eq "admin@ardoise.test"')).Resources;
    const { token } = await createSession(site.pool, Number(admin.id));
    const reply = await patch(admin.id, { op: 'Replace', path: 'active', value: 'False' });
    expect([reply.statusCode, reply.json().detail]).toEqual([
      409,
      expect.stringMatching(/dernier administrateur/),
    ]);
    expect(await isActive(Number(admin.id))).toBe(true);
    await expect.poll(() => elsewhere.find(token), { timeout: 5_000 }).toBeNull();
  });
});

it('DELETE closes the account, which the directory then sees again once it was reactivated', async () => {
  const { uid } = await camille();
  expect((await scim('DELETE', `/Users/${uid}`)).statusCode).toBe(204);
  expect(await isActive(uid)).toBe(false);
  expect((await scim('GET', `/Users/${uid}`)).statusCode).toBe(404);
  expect((await scim('DELETE', `/Users/${uid}`)).statusCode).toBe(404);
  const again = { userName: 'camille@midi.example', roles: [{ value: 'Ardoise.Siege' }] };
  expect((await scim('POST', '/Users', again)).json()).toMatchObject({
    status: '409',
    scimType: 'uniqueness',
  });
  const url = `/rest/myplv/comptes/${uid}/reactivation`;
  expect((await site.as('admin').inject({ method: 'POST', url })).statusCode).toBe(200);
  expect((await scim('GET', `/Users/${uid}`)).json().active).toBe(true);
});

describe('changes', () => {
  it('write names and address by the rules of accounts, and what the directory calls it', async () => {
    const { uid } = await camille();
    const reply = await patch(
      uid,
      { op: 'Replace', path: 'name.familyName', value: 'Le Goff' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'Camille.LeGoff@midi.example' },
      { op: 'Replace', path: 'userName', value: 'clegoff@midi.example' },
      { op: 'Add', path: 'externalId', value: OID },
    );
    expect(reply.json()).toMatchObject({
      userName: 'clegoff@midi.example',
      externalId: OID,
      name: { givenName: 'Camille', familyName: 'Le Goff' },
      emails: [{ value: 'camille.legoff@midi.example' }],
    });
    expect((await find(`externalId eq "${OID}"`)).totalResults).toBe(1);
    expect((await find('userName eq "camille.legoff@midi.example"')).totalResults).toBe(0);
    expect(await events()).toEqual(['adresse_change SCIM']);
    const { rows } = await site.pool.query('select name from users where uid = $1', [uid]);
    expect(rows).toEqual([{ name: 'c.ferrand' }]);
  });

  it('are refused for what another account has', async () => {
    const { uid } = await camille();
    const other = await createUser(site.pool, { role: 'siege' });
    await patch(other.uid, { op: 'add', value: { externalId: OID } });
    for (const value of [{ externalId: OID }, { emails: [{ value: other.mail }] }])
      expect((await patch(uid, { op: 'replace', value })).json()).toMatchObject({
        status: '409',
        scimType: 'uniqueness',
      });
  });

  it('of a version that is no longer the present one are refused', async () => {
    const { uid } = await camille();
    const { etag = '' } = (await scim('GET', `/Users/${uid}`)).headers;
    const rename = (name: string) =>
      scim('PUT', `/Users/${uid}`, { name: { familyName: name } }, { 'if-match': String(etag) });
    expect((await rename('Un')).statusCode).toBe(200);
    expect((await rename('Deux')).statusCode).toBe(412);
  });

  it.each<[string, unknown, string | undefined]>([
    ['no operations', {}, 'invalidSyntax'],
    ['an unknown operation', { Operations: [{ op: 'move', path: 'active' }] }, 'invalidSyntax'],
    [
      'a word for active',
      { Operations: [{ op: 'replace', path: 'active', value: 'peut-être' }] },
      'invalidValue',
    ],
    ['a value that is no object', { Operations: [{ op: 'replace', value: 'x' }] }, 'invalidSyntax'],
    [
      'a long name',
      { Operations: [{ op: 'replace', path: 'userName', value: 'x'.repeat(300) }] },
      'invalidValue',
    ],
    ['a list', [], 'invalidSyntax'],
    [
      'an address that is none',
      { Operations: [{ op: 'replace', value: { emails: [{ value: 'x' }] } }] },
      'invalidValue',
    ],
    ['roles', { Operations: [{ op: 'replace', path: 'roles', value: [{ value: 'x' }] }] }, 'mutability'],
    ['a role taken away', { Operations: [{ op: 'remove', path: 'roles[value eq "x"]' }] }, 'mutability'],
    ['a password', { Operations: [{ op: 'add', value: { active: false, password: 'x' } }] }, 'mutability'],
    ['a NUL', { Operations: [{ op: 'replace', path: 'externalId', value: '\u0000' }] }, undefined],
    [
      'a prototype',
      { Operations: [{ op: 'replace', path: '__proto__', value: { active: false } }] },
      'ignored',
    ],
  ])('refuse %s', async (_, body, scimType) => {
    const { uid } = await camille();
    const reply = await scim('PATCH', `/Users/${uid}`, body);
    if (scimType === 'ignored') expect(reply.json().active).toBe(true);
    else expect([reply.statusCode, reply.json().scimType]).toEqual([400, scimType]);
    expect(reply.headers['content-type']).toContain('application/scim+json');
  });
});

describe('a new user', () => {
  const claire = (more: object = {}) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: 'claire@midi.example',
    externalId: OID,
    name: { givenName: 'Claire', familyName: 'Martin' },
    emails: [{ primary: true, type: 'work', value: 'claire@midi.example' }],
    active: true,
    roles: [{ primary: 'True', value: 'Ardoise.Siege' }],
    ...more,
  });

  it('gets an account where a role is given, once', async () => {
    const replies = await Promise.all([scim('POST', '/Users', claire()), scim('POST', '/Users', claire())]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const user = replies.find(({ statusCode }) => statusCode === 201);
    expect(user?.headers.location).toBe(user?.json().meta.location);
    const { rows } = await site.pool.query("select name, role from users where mail = 'claire@midi.example'");
    expect(rows).toEqual([{ name: 'c.martin', role: 'siege' }]);
    expect(await events()).toEqual(['compte_cree SCIM']);
  });

  it.each<[string, object, RegExp]>([
    ['without a role', { roles: [] }, /OIDC_ROLES/],
    ['with the role of a dc', { roles: ['Ardoise.Dc'] }, /SMHF/],
    ['without a name', { name: {} }, /prénom/],
    ['without an address', { userName: 'claire', emails: [] }, /adresse e-mail/],
    ['who is not active', { active: 'False' }, /active/],
  ])('gets none %s', async (_, more, detail) => {
    const reply = await scim('POST', '/Users', claire(more));
    expect([reply.statusCode, reply.json().scimType]).toEqual([400, 'invalidValue']);
    expect(reply.json().detail).toMatch(detail);
  });

  it('signs in with the company by the directory’s id, without a verified address', async () => {
    const made = (await scim('POST', '/Users', claire())).json();
    peer.person = { sub: OID, email: 'autre@midi.example', email_verified: false };
    const visitor = new PeerBrowser(site);
    expect((await visitor.signIn()).statusCode).toBe(303);
    expect((await visitor.visit('/jdrupal/connect')).json().name).toBe('c.martin');
    await patch(made.id, { op: 'Replace', path: 'active', value: 'False' });
    expect((await visitor.visit('/rest/myplv/me')).statusCode).toBe(401);
    expect((await visitor.signIn()).statusCode).toBe(403);
  });

  it('signs in again where SCIM reopened the account, not where an administrator did', async () => {
    const made = (await scim('POST', '/Users', claire())).json();
    peer.person = { sub: OID, email: 'autre@midi.example', email_verified: false };
    const signIn = async () => (await new PeerBrowser(site).signIn()).statusCode;
    await patch(made.id, { op: 'Replace', path: 'active', value: 'False' });
    await patch(made.id, { op: 'Replace', path: 'active', value: 'True' });
    expect((await scim('GET', `/Users/${made.id}`)).json().externalId).toBe(OID);
    expect(await signIn()).toBe(303);
    await patch(made.id, { op: 'Replace', path: 'active', value: 'False' });
    const url = `/rest/myplv/comptes/${made.id}/reactivation`;
    expect((await site.as('admin').inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await signIn()).toBe(403);
    const { externalId, userName, active } = (await scim('GET', `/Users/${made.id}`)).json();
    expect({ externalId, userName, active }).toEqual({ userName: 'claire@midi.example', active: true });
  });

  it('is not known by a short id, which may be another person’s', async () => {
    await scim('POST', '/Users', claire({ externalId: '1042' }));
    peer.person = { sub: '1042', email: 'autre@midi.example', email_verified: true };
    expect((await new PeerBrowser(site).signIn()).statusCode).toBe(403);
  });
});
