import * as calls from '@ardoise/domain/contract/passkeys.ts';
import { listProjects } from '@ardoise/domain/contract/projects.ts';
import { login } from '@ardoise/domain/contract/session.ts';
import { listOwnSessions } from '@ardoise/domain/contract/sessions.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { me } from '@ardoise/domain/contract/users.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../../../http/session.repository.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { apiKeyOf, createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Account } from '../../base/people/users.repository.ts';
import { removePasskeysByCommand } from './remove-passkeys.ts';

const ORIGIN = 'http://localhost:3000';

let site: TestApp;
let helene: Account;
let admin: Account;
let device: SoftwareAuthenticator;
let loggedBefore = 0;
beforeAll(async () => {
  site = await createTestApp();
  admin = await createUser(site.pool, { role: 'administrator', withPassword: true });
});
beforeEach(async () => {
  await emptyTables(site.pool, 'passkeys', 'passkey_challenges', 'login_attempts', 'request_counts');
  const { rows } = await site.pool.query('select coalesce(max(id), 0)::int as last from security_events');
  loggedBefore = rows[0].last;
  helene = await createUser(site.pool, { role: 'siege', withPassword: true });
  device = new SoftwareAuthenticator(ORIGIN);
});
afterAll(() => site.close());

const refusal = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return [status, (body as { code?: string } | undefined)?.code ?? null];
};

async function register(name: string, with_ = device, nom = 'Téléphone', caller = site.as(name)) {
  const { body: options } = await caller.call(calls.beginPasskey, { body: {} });
  return caller.call(calls.registerPasskey, { body: { nom, reponse: with_.create(options) } });
}

async function challenge() {
  return (await site.anonymous.call(calls.beginPasskeySignIn)).body;
}

async function signIn(otherwise: Parameters<SoftwareAuthenticator['get']>[1] = {}, with_ = device) {
  const options = await challenge();
  return site.anonymous.call(calls.signInWithPasskey, { body: { reponse: with_.get(options, otherwise) } });
}

const byPassword = ({ name }: Account, pass = TEST_PASSWORD) =>
  site.anonymous.call(login, { body: { name, pass } });

async function logged() {
  await site.app.securityLog.settled();
  const { rows } = await site.pool.query<{ event: string }>(
    'select event from security_events where id > $1 order by id',
    [loggedBefore],
  );
  return rows.map(({ event }) => event);
}

async function countersOf({ uid }: Account) {
  const { rows } = await site.pool.query('select counter::int, backed_up from passkeys where uid = $1', [
    uid,
  ]);
  return rows;
}

it('registers a key, signs in with it without a name, and says in the sessions how', async () => {
  const registered = await register(helene.name);
  expect([registered.status, registered.body]).toEqual([
    200,
    expect.objectContaining({ nom: 'Téléphone', t_utilisation: null, synchronisee: false }),
  ]);
  const answer = await site.inject({
    method: 'POST',
    url: calls.signInWithPasskey.path,
    payload: { reponse: device.get(await challenge(), { backedUp: false }) },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' },
    remoteAddress: '192.0.2.9',
  });
  expect(answer.json().current_user).toMatchObject({ name: helene.name });
  const [cookie] = answer.cookies;
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  const sessions = await site.inject({ method: 'GET', url: listOwnSessions.path, headers });
  expect(sessions.json()[0]).toMatchObject({
    ici: true,
    appareil: 'Chrome sous Windows',
    voie: 'passkey',
    adresse: '192.0.2.9',
  });
  const { body } = await site.as(helene.name).call(calls.listOwnPasskeys);
  expect(body).toMatchObject({ possible: true, cles: [{ t_utilisation: expect.any(String) }] });
  expect(await logged()).toEqual(['cle_acces_creee', 'connexion']);
});

it('keeps whether the key is synchronised, as of its last use', async () => {
  await register(helene.name);
  // Eligibility never changes in reality; the flag of the copy does.
  expect((await signIn({ backedUp: true })).status).toBe(200);
  expect(await countersOf(helene)).toEqual([{ counter: 2, backed_up: true }]);
});

describe('a sign-in is refused', () => {
  beforeEach(() => register(helene.name));

  it.each([
    ['of another origin', { origin: 'https://ardoise.example' }],
    ['without user verification', { userVerified: false }],
    ['with another account’s handle', { handle: Buffer.alloc(32, 1).toString('base64url') }],
  ])('%s', async (_what, otherwise) => {
    expect(await refusal(signIn(otherwise))).toEqual([400, 'IDENTIFIANTS']);
    expect(await logged()).toEqual(['cle_acces_creee', 'refus_cle_acces']);
    expect(await countersOf(helene)).toEqual([{ counter: 1, backed_up: false }]);
  });

  it('for a challenge that was used, expired, of this site’s registration, or never issued', async () => {
    const options = await challenge();
    const send = (reponse: ReturnType<SoftwareAuthenticator['get']>) =>
      refusal(site.anonymous.call(calls.signInWithPasskey, { body: { reponse } }));
    const reponse = device.get(options);
    expect(await send(reponse)).toEqual([200, null]);
    expect(await send(reponse)).toEqual([400, 'IDENTIFIANTS']);
    expect(await send(device.get(options))).toEqual([400, 'IDENTIFIANTS']);
    const late = device.get(await challenge());
    await site.pool.query(`update passkey_challenges set expires = now() - interval '1 second'`);
    expect(await send(late)).toEqual([400, 'IDENTIFIANTS']);
    const begun = await site.as(helene.name).call(calls.beginPasskey, { body: {} });
    expect(await send(device.get(options, { challenge: begun.body.challenge }))).toEqual([
      400,
      'IDENTIFIANTS',
    ]);
    expect(await send(device.get(options, { challenge: 'A'.repeat(43) }))).toEqual([400, 'IDENTIFIANTS']);
  });

  it('with a forged signature, which spends the challenge all the same', async () => {
    const options = await challenge();
    const good = device.get(options);
    const forged = {
      ...good,
      response: { ...good.response, signature: device.get(await challenge()).response.signature },
    };
    const send = (reponse: typeof good) =>
      refusal(site.anonymous.call(calls.signInWithPasskey, { body: { reponse } }));
    expect(await send(forged)).toEqual([400, 'IDENTIFIANTS']);
    expect(await send(good)).toEqual([400, 'IDENTIFIANTS']);
  });

  it('once the key is removed, the role may have none, the account is closed or blocked', async () => {
    const { pool } = site;
    await pool.query(`update users set role = 'dc' where uid = $1`, [helene.uid]);
    expect((await signIn()).body).toMatchObject({ message: expect.stringContaining('rôle') });
    expect((await byPassword(helene)).status).toBe(200);
    await pool.query(`update users set role = 'siege', active = false where uid = $1`, [helene.uid]);
    expect((await signIn()).body).toMatchObject({ message: expect.stringContaining('désactivé') });
    await pool.query('update users set active = true where uid = $1', [helene.uid]);
    for (let guess = 0; guess < 5; guess += 1) await byPassword(helene, 'faux');
    expect(await refusal(signIn())).toEqual([429, 'TROP_DE_DEMANDES']);
    await pool.query('delete from login_attempts');
    const caller = site.as(helene.name);
    const cle = String((await caller.call(calls.listOwnPasskeys)).body.cles[0]?.id);
    const removal = { params: { cle }, body: {} };
    expect((await site.as(admin.name).call(calls.removeOwnPasskey, removal)).status).toBe(404);
    expect((await caller.call(calls.removeOwnPasskey, removal)).status).toBe(204);
    expect((await caller.call(calls.removeOwnPasskey, removal)).status).toBe(404);
    expect((await signIn()).body).toMatchObject({ message: expect.stringContaining('ne connaît pas') });
    expect((await byPassword(helene)).status).toBe(200);
  });
});

describe('a key whose counter is not beyond the last one', () => {
  beforeEach(() => register(helene.name));
  const keysOf = async ({ uid }: Account) =>
    (await site.as(admin.name).call(calls.listPasskeysOf, { params: { uid: String(uid) } })).body;
  const copies = async () => (await site.as(admin.name).call(calls.listCopiedPasskeys)).body.comptes;

  it.each([
    ['stands still', 9],
    ['goes back', 3],
    ['says 0', 0],
  ])('is disabled as a copy, and the account’s sessions end (%s)', async (_what, counter) => {
    expect((await signIn({ counter: 9 })).status).toBe(200);
    const hers = site.as(helene.name);
    expect((await hers.call(me)).status).toBe(200);
    const refused = await signIn({ counter });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringMatching(/désactivée.*demandez à un administrateur/) }),
    ]);
    expect((await hers.call(me)).status).toBe(401);
    expect(await keysOf(helene)).toEqual([expect.objectContaining({ t_copie: expect.any(String) })]);
    expect(await copies()).toEqual([`${helene.prenom} ${helene.nom}`]);
    // Neither the genuine key nor its copy, nor the password that the thief may know as well.
    expect(await refusal(signIn({ counter: 99 }))).toEqual([400, 'IDENTIFIANTS']);
    const byWord = await byPassword(helene);
    expect([byWord.status, byWord.body]).toEqual([
      403,
      expect.objectContaining({ message: expect.stringContaining('désactivée') }),
    ]);
    expect(await countersOf(helene)).toEqual([{ counter: 9, backed_up: false }]);
    expect(await logged()).toEqual([
      'cle_acces_creee',
      'connexion',
      'cle_acces_copiee',
      'refus_cle_acces',
      'mot_de_passe_sans_cle',
    ]);
  });

  it('leaves a way in: an administrator removes it, and the same device registers another', async () => {
    await signIn({ counter: 0 });
    await site.as(admin.name).call(calls.removePasskeysOf, { params: { uid: String(helene.uid) } });
    expect(await copies()).toEqual([]);
    expect((await byPassword(helene)).status).toBe(200);
    expect((await register(helene.name)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it('leaves the other key, which stays until the disabled one is removed', async () => {
    const spare = new SoftwareAuthenticator(ORIGIN);
    await register(helene.name, spare, 'Clé de secours');
    await signIn({ counter: 0 });
    expect((await signIn({}, spare)).status).toBe(200);
    const caller = site.as(helene.name);
    const { cles } = (await caller.call(calls.listOwnPasskeys)).body;
    const [copied, usable] = cles.map(({ id }) => ({ params: { cle: String(id) }, body: {} }));
    if (copied === undefined || usable === undefined) throw new Error('two keys expected');
    expect((await caller.call(calls.beginPasskey, { body: {} })).body.excludeCredentials).toHaveLength(1);
    expect(await refusal(caller.call(calls.removeOwnPasskey, usable))).toEqual([422, 'GARDE']);
    expect((await caller.call(calls.removeOwnPasskey, copied)).status).toBe(204);
    expect((await caller.call(calls.removeOwnPasskey, usable)).status).toBe(204);
  });

  it('is disabled once, and mailed once, where several signatures arrive at once', async () => {
    await Promise.all([1, 1, 1, 1].map((counter) => signIn({ counter })));
    const mails = await queuedMails(site, { recipient: helene.mail });
    expect(mails.map(({ template }) => template)).toEqual(['passkey-registered', 'passkey-copied']);
    expect((await logged()).filter((event) => event === 'cle_acces_copiee')).toHaveLength(1);
  });
});

it('counts keys that do not count as 0 for ever', async () => {
  const caller = site.as(helene.name);
  const { body: options } = await caller.call(calls.beginPasskey, { body: {} });
  await caller.call(calls.registerPasskey, {
    body: { nom: 'iPhone', reponse: device.create(options, { counter: 0 }) },
  });
  for (let time = 0; time < 2; time += 1) expect((await signIn({ counter: 0 })).status).toBe(200);
});

it('signs in once where one signature’s counter arrives twice at once', async () => {
  await register(helene.name);
  const answers = await Promise.all([signIn({ counter: 7 }), signIn({ counter: 7 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

describe('the other sessions of an account', () => {
  const other = async () => {
    const { token } = await createSession(site.pool, helene.uid);
    return () => site.sessions.find(token);
  };

  it('end with its first key, since a password alone opened them, and not with a second', async () => {
    const elsewhere = await other();
    expect(await elsewhere()).not.toBeNull();
    await register(helene.name);
    expect(await elsewhere()).toBeNull();
    expect((await signIn()).status).toBe(200);
    const byKey = await other();
    await register(helene.name);
    expect(await byKey()).not.toBeNull();
  });

  it('register no key of theirs at the same moment', async () => {
    const callers = [site.as(helene.name), site.as(helene.name)];
    const begun = [];
    for (const caller of callers) {
      const reponse = device.create((await caller.call(calls.beginPasskey, { body: {} })).body);
      begun.push(() => caller.call(calls.registerPasskey, { body: { nom: 'Clé', reponse } }));
    }
    const answers = await Promise.all(begun.map((finish) => finish()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await countersOf(helene)).toHaveLength(1);
  });
});

it('mails whose it is, when, from where and which key, once, and nothing that signs in', async () => {
  const caller = site.as(helene.name);
  await register(helene.name, device, 'Clé 🔑 <b>');
  const { cles } = (await caller.call(calls.listOwnPasskeys)).body;
  const removal = { params: { cle: String(cles[0]?.id) }, body: {} };
  await Promise.all([
    caller.call(calls.removeOwnPasskey, removal),
    caller.call(calls.removeOwnPasskey, removal),
  ]);
  const mails = await queuedMails(site, { recipient: helene.mail });
  expect(mails.map(({ template }) => template)).toEqual(['passkey-registered', 'passkey-removed']);
  for (const { text } of mails) {
    expect(text).toContain('Clé 🔑 <b>');
    expect(text).toMatch(/Quand.* à \d\d:\d\d/);
    expect(text.match(/http\S+/g)).toEqual([`${ORIGIN}/mon-compte`]);
  }
});

describe('a password alone', () => {
  it('opens no session, says so to whoever knows it, and counts no failure', async () => {
    await register(helene.name);
    for (let time = 0; time < 7; time += 1)
      expect(await refusal(byPassword(helene))).toEqual([403, 'CLE_ACCES']);
    expect(await logged()).toContain('mot_de_passe_sans_cle');
    expect((await signIn()).status).toBe(200);
    const { rows } = await site.pool.query('select 1 from login_attempts');
    expect(rows).toEqual([]);
  });

  it('that is wrong gets the reply of any account', async () => {
    await register(helene.name);
    const [here, nobody] = await Promise.all([
      byPassword(helene, 'faux'),
      site.anonymous.call(login, { body: { name: 'personne', pass: 'faux' } }),
    ]);
    expect([here.status, here.body]).toEqual([nobody.status, nobody.body]);
  });
});

describe('a registration', () => {
  it('is refused of another origin, without user verification, replayed, and by another account', async () => {
    const caller = site.as(helene.name);
    const begin = async () => (await caller.call(calls.beginPasskey, { body: {} })).body;
    const send = (reponse: ReturnType<SoftwareAuthenticator['create']>, as = caller) =>
      refusal(as.call(calls.registerPasskey, { body: { nom: 'Clé', reponse } }));
    const refused = [422, 'GARDE'];
    expect(await send(device.create(await begin(), { origin: 'https://ardoise.example' }))).toEqual(refused);
    expect(await send(device.create(await begin(), { userVerified: false }))).toEqual(refused);
    const options = await begin();
    expect(await send(device.create(options), site.as(admin.name))).toEqual(refused);
    const reponse = device.create(options);
    expect(await send(reponse)).toEqual([200, null]);
    expect(await send(reponse)).toEqual(refused);
    expect(await countersOf(helene)).toHaveLength(1);
  });

  it('refuses a credential that another account has', async () => {
    const stolen = await register(helene.name);
    expect(stolen.status).toBe(200);
    const other = site.as(admin.name);
    const { body: options } = await other.call(calls.beginPasskey, { body: {} });
    const reponse = device.create(options);
    await site.pool.query('update passkeys set credential_id = $1', [Buffer.from(reponse.id, 'base64url')]);
    const answer = await other.call(calls.registerPasskey, { body: { nom: 'Clé', reponse } });
    expect([answer.status, await countersOf(admin)]).toEqual([422, []]);
  });

  it('keeps two at once, with one handle each that signs in, and ten at most', async () => {
    const twice = site.as(helene.name);
    const again = () => register(helene.name, device, 'Téléphone', twice);
    const both = await Promise.all([again(), again()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const key of [0, 1]) expect((await signIn({ key })).status).toBe(200);
    await site.pool.query(
      `insert into passkeys (uid, credential_id, public_key, handle, counter, transports, backed_up, name)
       select uid, int4send(n), public_key, handle, 0, '{}', false, 'Clé'
       from (select * from passkeys limit 1) one, generate_series(1, 7) n`,
    );
    const caller = site.as(helene.name);
    const begun = await Promise.all([0, 1].map(() => caller.call(calls.beginPasskey, { body: {} })));
    const ends = await Promise.all(
      begun.map(({ body }) =>
        caller.call(calls.registerPasskey, { body: { nom: 'Clé', reponse: device.create(body) } }),
      ),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await refusal(caller.call(calls.beginPasskey, { body: {} }))).toEqual([422, 'GARDE']);
  });

  it('asks for the password of whoever signed in long ago, and a name', async () => {
    const caller = site.as(helene.name);
    await caller.credentials();
    await site.pool.query(`update sessions set t_creation = now() - interval '11 minutes' where uid = $1`, [
      helene.uid,
    ]);
    expect((await caller.call(calls.listOwnPasskeys)).body.confirme).toBe(false);
    const begin = (pass?: string) => caller.call(calls.beginPasskey, { body: { pass } });
    expect(await refusal(begin())).toEqual([422, 'VALIDATION']);
    expect(await refusal(begin('faux'))).toEqual([422, 'VALIDATION']);
    const { body: options } = await begin(TEST_PASSWORD);
    const send = (nom: string) =>
      refusal(caller.call(calls.registerPasskey, { body: { nom, reponse: device.create(options) } }));
    expect(await send('  ')).toEqual([422, 'VALIDATION']);
    expect(await send('n'.repeat(300))).toEqual([422, 'VALIDATION']);
    expect(await send('Clé 🔑 d’Hélène')).toEqual([200, null]);
  });
});

describe('a lost key', () => {
  it('is removed by another administrator, which ends the sessions and is mailed', async () => {
    await register(helene.name);
    const hers = site.as(helene.name);
    expect((await hers.call(me)).status).toBe(200);
    const uid = String(helene.uid);
    expect((await site.as(admin.name).call(calls.listPasskeysOf, { params: { uid } })).body).toHaveLength(1);
    const removed = await site.as(admin.name).call(calls.removePasskeysOf, { params: { uid } });
    expect(removed.body).toEqual({ retirees: 1 });
    expect((await hers.call(me)).status).toBe(401);
    expect((await byPassword(helene)).status).toBe(200);
    const mails = await queuedMails(site, { recipient: helene.mail });
    expect(mails.map(({ template }) => template)).toEqual(['passkey-registered', 'passkeys-removed']);
    expect(await logged()).toContain('cles_acces_retirees');
    const again = await site.as(admin.name).call(calls.removePasskeysOf, { params: { uid } });
    expect(again.body).toEqual({ retirees: 0 });
    const own = { params: { uid: String(admin.uid) } };
    expect(await refusal(site.as(admin.name).call(calls.removePasskeysOf, own))).toEqual([422, 'GARDE']);
  });

  it('of the last administrator is removed by the command', async () => {
    await register(admin.name);
    expect(await removePasskeysByCommand(site, { name: 'personne' })).toBeNull();
    expect(await removePasskeysByCommand(site, { name: admin.name.toUpperCase() })).toBe(1);
    await register(helene.name);
    expect(await removePasskeysByCommand(site, { name: null })).toBe(1);
    expect((await byPassword(admin)).status).toBe(200);
  });
});

it('says where there can be none, and lets nobody begin there', async () => {
  const bare = await createTestApp({ publicUrl: 'http://127.0.0.1:3000' });
  try {
    const { name } = await createUser(bare.pool, { role: 'siege' });
    expect((await bare.as(name).call(calls.listOwnPasskeys)).body.possible).toBe(false);
    expect(await refusal(bare.as(name).call(calls.beginPasskey, { body: {} }))).toEqual([422, 'GARDE']);
    expect(await refusal(bare.anonymous.call(calls.beginPasskeySignIn))).toEqual([422, 'GARDE']);
  } finally {
    await bare.close();
  }
});

describe('a key that the role needs', () => {
  const set = (cleSiege: string | null, by = admin.name) =>
    site.as(by).call(changeSettings, { body: { cleSiege } });
  /** As if its days of grace were over. */
  const bind = async () => {
    expect((await set(dayAfter(parisDay(new Date()), 14))).status).toBe(200);
    await site.pool.query(`update settings set value = to_jsonb(current_date::text) where key = 'cleSiege'`);
    await site.pool.query(`select pg_notify('session_ends', '')`);
  };
  afterEach(() => set(null));
  const opened = async () => {
    const { headers } = await byPassword(helene);
    return String(headers['set-cookie']).split(';')[0] ?? '';
  };
  const ask = async (cookie: string, url: string) =>
    (await site.inject({ method: 'GET', url, headers: { cookie } })).json() as Record<string, unknown>;

  it('leaves fourteen days, which the person reads, and is the administrator’s to demand', async () => {
    expect((await set('2020-01-01')).body).toMatchObject({ champs: [{ chemin: 'cleSiege' }] });
    const day = dayAfter(parisDay(new Date()), 14);
    expect((await set(day, helene.name)).status).toBe(403);
    await set(day);
    expect((await site.as(helene.name).call(calls.listOwnPasskeys)).body.exigeeLe).toBe(day);
    const cookie = await opened();
    expect(await ask(cookie, me.path)).toMatchObject({ uid: helene.uid, cleExigeeLe: day });
    // Shown only to accounts that must have one, until they do.
    expect((await site.as(admin.name).call(me)).body).not.toHaveProperty('cleExigeeLe');
    await register(helene.name);
    expect((await site.as(helene.name).call(me)).body).not.toHaveProperty('cleExigeeLe');
    await removePasskeysByCommand({ pool: site.pool, mails: site.mails }, { name: helene.name });
  });

  it('lets a right password do nothing but register it; other roles, keys and sessions go on', async () => {
    const key = await apiKeyOf(site.pool, helene.name);
    await bind();
    const cookie = await opened();
    expect(await ask(cookie, '/jdrupal/connect')).toEqual({
      uid: helene.uid,
      name: helene.name,
      message: 'Passkey needed',
    });
    expect(await ask(cookie, me.path)).toMatchObject({
      code: 'SESSION',
      message: 'Enregistrez une clé d’accès pour continuer.',
    });
    expect(await ask(cookie, calls.listOwnPasskeys.path)).toMatchObject({ cles: [], confirme: true });
    const byKey = await site.inject({ url: listProjects.path, headers: { authorization: `Bearer ${key}` } });
    expect(byKey.statusCode).toBe(200);
    expect((await site.as(admin.name).call(me)).status).toBe(200);
    const restricted = site.as(helene.name);
    expect((await restricted.call(me)).status).toBe(401);
    expect((await register(helene.name, device, 'Téléphone', restricted)).status).toBe(200);
    expect((await restricted.call(me)).body.uid).toBe(helene.uid);
    // Lost: an administrator, or the command, removes it; the password opens a session to register a new one.
    const context = { pool: site.pool, mails: site.mails };
    expect(await removePasskeysByCommand(context, { name: helene.name })).toBe(1);
    expect(await ask(await opened(), me.path)).toMatchObject({ code: 'SESSION' });
  });
});
