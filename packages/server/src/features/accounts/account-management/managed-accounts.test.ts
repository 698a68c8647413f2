import * as calls from '@ardoise/domain/contract/accounts.ts';
import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import { login } from '@ardoise/domain/contract/session.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) await createUser(site.pool, { role, name: `un-${role}`, withPassword: true });
});
afterAll(() => site.close());

type Query = QueryOf<typeof calls.listAccounts>;
const list = async (query: Query = {}, by = 'un-siege') =>
  (await site.as(by).call(calls.listAccounts, { query })).body;
const find = async (name: string, by = 'un-siege') =>
  (await list({ q: name }, by)).comptes.find((account) => account.name === name);

it('lists every role with its number, and says which accounts the caller manages', async () => {
  const { comptes, nombres } = await list();
  expect(comptes).toHaveLength(ROLES.length);
  expect(nombres.toSorted((a, b) => a.role.localeCompare(b.role))).toEqual(
    ROLES.toSorted((a, b) => a.localeCompare(b)).map((role) => ({ role, nombre: 1 })),
  );
  expect(
    comptes
      .filter(({ modifiable }) => !modifiable)
      .map(({ role }) => role)
      .sort(),
  ).toEqual(['administrator', 'siege']);
  expect((await list({}, 'un-administrator')).comptes.every(({ modifiable }) => modifiable)).toBe(true);
  expect((await list({ role: 'smhf' })).comptes.map(({ name }) => name)).toEqual(['un-smhf']);
});

it('finds by name, username and address, without accents, all words', async () => {
  await createUser(site.pool, {
    role: 'dc',
    name: 'z.bertin',
    prenom: 'Zoé',
    nom: 'Bertin',
    mail: 'zb@sud.example',
  });
  for (const q of ['zoe', 'Zoé bertin', 'z.bertin', 'zb@sud.example', 'BERTIN sud'])
    expect(
      (await list({ q })).comptes.map(({ name }) => name),
      q,
    ).toEqual(['z.bertin']);
  for (const q of ['zoe moreau', 'zz%', '🍋', "' or 1=1"]) expect((await list({ q })).comptes, q).toEqual([]);
});

it('comes in pages by last login, those who never signed in last, or by name', async () => {
  await site.pool.query(
    `insert into users (name, mail, role, nom, last_login)
     select 'page-' || i, 'page-' || i || '@page.test', 'installateur', 'Page ' || lpad(i::text, 3, '0'),
       case when i % 3 > 0 then timestamptz '2026-01-01' + i * interval '1 hour' end
     from generate_series(1, 120) i`,
  );
  const seen: { name: string; t_connexion: string | null; nom: string }[] = [];
  let after: string | undefined;
  do {
    const page = await list({ role: 'installateur', q: 'page', ...(after !== undefined && { after }) });
    expect(page.comptes.length).toBeLessThanOrEqual(50);
    seen.push(...page.comptes);
    after = page.suivant ?? undefined;
  } while (after !== undefined);
  expect(new Set(seen.map(({ name }) => name)).size).toBe(120);
  const logins = seen.map(({ t_connexion }) => (t_connexion === null ? 0 : Date.parse(t_connexion)));
  expect(logins).toEqual(logins.toSorted((a, b) => b - a));
  const byName = await list({ role: 'installateur', q: 'page', tri: 'nom' });
  expect(byName.comptes[0]?.nom).toBe('Page 001');
  const next = await list({ role: 'installateur', q: 'page', tri: 'nom', after: byName.suivant ?? '' });
  expect(next.comptes[0]?.nom).toBe('Page 051');
  const backwards = await list({ role: 'installateur', q: 'page', tri: 'nom', sens: 'desc' });
  expect(backwards.comptes[0]?.nom).toBe('Page 120');
});

it('says each state, the first that applies, and filters by it', async () => {
  await createUser(site.pool, { role: 'dc', name: 'ferme', active: false, withPassword: true });
  await createUser(site.pool, { role: 'dc', name: 'sans', smhf: null, withPassword: true });
  await createUser(site.pool, { role: 'dc', name: 'absent', withPassword: true });
  await createUser(site.pool, { role: 'dc', name: 'bloque', withPassword: true });
  await createUser(site.pool, { role: 'dc', name: 'convie' });
  await site.pool.query(
    `insert into replacements (absent, replacement, from_day, to_day, created_by) values ('absent', 'un-dc', $1, $1, 'absent')`,
    [parisDay(new Date())],
  );
  for (let attempt = 0; attempt < 5; attempt += 1)
    await site.anonymous.call(login, { body: { name: 'Bloque', pass: 'mauvais mot de passe' } });
  const states = ['desactive', 'sans-smhf', 'remplace', 'bloque', 'invite'] as const;
  const names = ['ferme', 'sans', 'absent', 'bloque', 'convie'];
  for (const [index, etat] of states.entries()) {
    const name = names[index] ?? '';
    expect((await find(name))?.etat, name).toBe(etat);
    expect((await list({ etat, role: 'dc' })).comptes.map((account) => account.name)).toContain(name);
    expect((await list({ etat: 'actif' })).comptes.map((account) => account.name)).not.toContain(name);
  }
  expect((await find('absent'))?.remplacement).toEqual({ nom: 'Prénom un-dc', au: parisDay(new Date()) });
});

it('unblocks at once, for those who manage the account', async () => {
  const signIn = () => site.anonymous.call(login, { body: { name: 'bloque', pass: TEST_PASSWORD } });
  const uid = String((await find('bloque'))?.uid);
  expect((await signIn()).status).toBe(429);
  const unblocked = await site.as('un-siege').call(calls.unblockAccount, { params: { uid } });
  expect([unblocked.status, unblocked.body.etat]).toEqual([200, 'actif']);
  expect((await signIn()).status).toBe(200);
  const { rows } = await site.pool.query("select name from security_events where event = 'compte_debloque'");
  expect(rows).toEqual([{ name: 'un-siege' }]);
  const administrator = String((await find('un-administrator'))?.uid);
  const refused = await site.as('un-siege').call(calls.unblockAccount, { params: { uid: administrator } });
  expect(refused.status).toBe(403);
});

it('counts what an agency has to work on, and what names a dc', async () => {
  const order = await submittedOrder(site);
  const agency = order.agence.name;
  expect((await find(agency))?.projets).toBe(1);
  const read = async (name: string) => {
    const uid = String((await find(name))?.uid);
    return (await site.as('un-siege').call(calls.readAccount, { params: { uid } })).body;
  };
  expect(await read(order.dc.name)).toMatchObject({ enCours: 1, brouillons: 0, rattaches: 0 });
  expect(await read(agency)).toMatchObject({ enCours: 1, collegues: 0 });
});

it('shows sessions to the administrator alone, and 404 for an unknown account', async () => {
  const uid = String((await find('un-dc'))?.uid);
  await site.anonymous.call(login, { body: { name: 'un-dc', pass: TEST_PASSWORD } });
  const seen = await site.as('un-administrator').call(calls.listSessionsOf, { params: { uid } });
  expect(seen.body).toMatchObject([{ ici: false }]);
  expect((await site.as('un-siege').call(calls.listSessionsOf, { params: { uid } })).status).toBe(403);
  for (const call of [
    calls.readAccount,
    calls.unblockAccount,
    calls.resendInvitation,
    calls.deactivateAccount,
  ])
    expect((await site.as('un-administrator').call(call, { params: { uid: '99999' } })).status).toBe(404);
});

it('names whom an account may be attached to, and the smhf of each mdv', async () => {
  await createUser(site.pool, { role: 'mdv', name: 'mdv-sud', smhf: 'un-smhf', nom: 'Sud' });
  await createUser(site.pool, { role: 'mdv', name: 'mdv-ferme', active: false });
  const { body } = await site.as('un-siege').call(calls.listAttachments);
  expect(body.smhf.map(({ username }) => username)).toContain('un-smhf');
  expect(body.mdv).toContainEqual({ username: 'mdv-sud', nom: 'Prénom Sud', smhf: 'un-smhf' });
  expect(body.mdv.map(({ username }) => username)).not.toContain('mdv-ferme');
  expect(body.imprimeur).toContainEqual({ username: 'un-imprimeur', nom: 'Prénom un-imprimeur' });
});
