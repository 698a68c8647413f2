import * as calls from '@ardoise/domain/contract/accounts.ts';
import {
  type ContentChange,
  listContentChanges,
  undoContentChange,
} from '@ardoise/domain/contract/content-log.ts';
import { readProject } from '@ardoise/domain/contract/projects.ts';
import { connect, login } from '@ardoise/domain/contract/session.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { recountQuotas, shownQuotas } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { submittedOrder } from '../../../testing/workflow-factories.ts';
import type { Account } from '../../base/people/users.repository.ts';
import { changeAccount } from './change-account.ts';
import { deactivateAccount } from './deactivate-account.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) await createUser(site.pool, { role, name: `un-${role}`, withPassword: true });
});
afterAll(() => site.close());

const uidOf = async (name: string) => {
  const { rows } = await site.pool.query<{ uid: number }>('select uid from users where name = $1', [name]);
  return String(rows[0]?.uid);
};
const read = async (name: string) =>
  (await site.as('un-administrator').call(calls.readAccount, { params: { uid: await uidOf(name) } })).body
    .compte;

/** Sends the present form of an account with some fields changed. */
async function change(name: string, changes: Record<string, unknown>, by = 'un-administrator') {
  const { role, prenom, nom, mail, telephone, adresse, smhf, mdv, organisation, version } = await read(name);
  const form = { role, prenom, nom, mail, telephone, adresse, smhf: smhf ?? '', mdv: mdv ?? '' };
  const body = { ...form, organisation: organisation ?? '', version, ...changes };
  return site.as(by).call(calls.changeAccount, { params: { uid: await uidOf(name) }, body });
}
const close = async (name: string, by = 'un-administrator') =>
  site.as(by).call(calls.deactivateAccount, { params: { uid: await uidOf(name) } });
const reopen = async (name: string, by = 'un-administrator') =>
  site.as(by).call(calls.reactivateAccount, { params: { uid: await uidOf(name) } });
async function linesOf(name: string): Promise<ContentChange[]> {
  const query = { zone: 'comptes' as const, entree: name };
  return (await site.as('un-siege').call(listContentChanges, { query })).body.changements;
}

it('changes names and telephone, logs both states, and nothing where nothing changed', async () => {
  await createUser(site.pool, { role: 'dc', name: 'camille', smhf: 'un-smhf', mdv: 'un-mdv' });
  const changed = await change(
    'camille',
    { prenom: 'Camille', nom: 'Ferrand\r\nRoy', telephone: '06 00 00 00 00' },
    'un-siege',
  );
  expect([changed.status, changed.body.nom, changed.body.version]).toEqual([200, 'Ferrand Roy', 2]);
  expect((await change('camille', {})).body.version).toBe(2);
  expect(await linesOf('camille')).toMatchObject([
    {
      acte: 'modification',
      nom: 'Camille Ferrand Roy',
      avant: { nom: 'camille' },
      apres: { nom: 'Ferrand Roy' },
    },
  ]);
});

it('takes a change back by the same rules', async () => {
  await createUser(site.pool, { role: 'mdv', name: 'retour', withPassword: true });
  const undo = async (by: string) =>
    site.as(by).call(undoContentChange, { params: { id: String((await linesOf('retour'))[0]?.id) } });
  await change('retour', { nom: 'Autre', role: 'smhf' });
  expect((await undo('un-siege')).status).toBe(204);
  expect(await read('retour')).toMatchObject({ nom: 'retour', role: 'mdv' });
  await createUser(site.pool, { role: 'administrator', name: 'retour-admin' });
  await change('retour-admin', { nom: 'Autre' });
  const [line] = await linesOf('retour-admin');
  expect(
    (await site.as('un-siege').call(undoContentChange, { params: { id: String(line?.id) } })).status,
  ).toBe(403);
});

it('refuses a stale version with the present account, and writes nothing', async () => {
  await createUser(site.pool, { role: 'siege', name: 'deux-mains' });
  const { version } = await read('deux-mains');
  const both = await Promise.all(['Un', 'Deux'].map((nom) => change('deux-mains', { nom, version })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409)?.body as unknown as {
    code: string;
    etat: { nom: string };
  };
  expect([refused.code, refused.etat.nom]).toEqual(['VERSION', (await read('deux-mains')).nom]);
});

it('moves a dc’s ongoing projects to their new managers; a consumed unit stays with its SMHF', {
  tags: 'long',
}, async () => {
  const order = await submittedOrder(site);
  const draft = await createChrDraft(site);
  await site.pool.query('update projects set dc = $1 where id = $2', [order.dc.name, draft.id]);
  const [former, next] = [order.dc.smhf ?? '', 'un-smhf'];
  await giveQuota(site.pool, next, 'CHR', 10);
  await createUser(site.pool, { role: 'smhf', name: former });
  expect((await site.as(next).call(readProject, { params: { id: order.id } })).status).toBe(404);
  expect((await change(order.dc.name, { smhf: next, mdv: 'un-mdv' }, 'un-siege')).status).toBe(200);
  for (const manager of [next, 'un-mdv'])
    expect((await site.as(manager).call(readProject, { params: { id: order.id } })).status).toBe(200);
  expect((await site.as(former).call(readProject, { params: { id: order.id } })).status).toBe(404);
  const { rows } = await site.pool.query('select id, quota_smhf from projects where id = any($1::text[])', [
    [order.id, draft.id],
  ]);
  expect(new Map(rows.map(({ id, quota_smhf }) => [id, quota_smhf]))).toEqual(
    new Map([
      [order.id, former],
      [draft.id, next],
    ]),
  );
  expect(await shownQuotas(site.pool)).toEqual(await recountQuotas(site.pool));
});

it('leaves finished projects with the managers they were finished under', async () => {
  const order = await submittedOrder(site);
  await site.pool.query("update projects set statut = 'Terminé' where id = $1", [order.id]);
  await change(order.dc.name, { smhf: 'un-smhf', mdv: '' });
  const { rows } = await site.pool.query('select smhf from projects where id = $1', [order.id]);
  expect(rows).toEqual([{ smhf: order.dc.smhf }]);
});

it('ends the sessions of a changed role, whose scope changes at once', async () => {
  await createUser(site.pool, { role: 'mdv', name: 'promue', withPassword: true });
  const promoted = site.as('promue');
  expect((await promoted.call(connect)).body.roles).toContain('mdv');
  expect((await change('promue', { role: 'smhf' }, 'un-siege')).body.role).toBe('smhf');
  expect((await promoted.call(connect)).body.roles).toEqual(['anonymous']);
  const again = await site.anonymous.call(login, { body: { name: 'promue', pass: TEST_PASSWORD } });
  expect(again.body.current_user.roles).toContain('smhf');
  const { rows } = await site.pool.query(
    "select from security_events where event = 'role_change' and subject_uid = $1",
    [await uidOf('promue')],
  );
  expect(rows).toHaveLength(1);
});

it('refuses one’s own role, a client’s, and an administrator’s to head office', async () => {
  await createUser(site.pool, { role: 'administrator', name: 'autre-admin', withPassword: true });
  expect((await change('un-administrator', { role: 'siege' })).body).toMatchObject({
    champs: [{ chemin: 'role' }],
  });
  expect((await change('un-client', { role: 'dc' })).body).toMatchObject({ champs: [{ chemin: 'role' }] });
  expect((await change('un-dc', { role: 'client' })).body).toMatchObject({ champs: [{ chemin: 'role' }] });
  expect((await change('un-dc', { role: 'administrator' }, 'un-siege')).status).toBe(403);
  expect((await change('autre-admin', { nom: 'Autre' }, 'un-siege')).status).toBe(403);
  expect((await close('autre-admin', 'un-siege')).status).toBe(403);
  // A colleague of head office neither: who signs with these accounts must not be replaced by an equal.
  await createUser(site.pool, { role: 'siege', name: 'collegue', withPassword: true });
  expect((await change('collegue', { mail: 'mien@ardoise.test' }, 'un-siege')).status).toBe(403);
  expect((await change('un-dc', { role: 'siege' }, 'un-siege')).status).toBe(403);
  expect((await close('autre-admin')).status).toBe(200);
});

it('closes sessions at once, keeps out, and lets in again', async () => {
  await createUser(site.pool, { role: 'dc', name: 'paul', withPassword: true });
  const paul = site.as('paul');
  expect((await paul.call(connect)).body.uid).not.toBe(0);
  const closed = await close('paul', 'un-siege');
  expect([closed.body.etat, closed.body.t_fermeture]).toMatchObject(['desactive', expect.any(String)]);
  expect((await paul.call(connect)).body.uid).toBe(0);
  const signIn = () => site.anonymous.call(login, { body: { name: 'paul', pass: TEST_PASSWORD } });
  expect((await signIn()).status).toBe(400);
  expect((await close('paul')).status).toBe(200);
  expect((await reopen('paul', 'un-siege')).body.etat).toBe('actif');
  expect((await signIn()).status).toBe(200);
  expect((await linesOf('paul')).map(({ acte }) => acte)).toEqual(['reactivation', 'desactivation']);
});

it('never closes oneself', async () => {
  expect((await close('un-administrator', 'un-administrator')).body).toMatchObject({
    code: 'GARDE',
    message: 'Vous ne pouvez pas désactiver votre propre compte.',
  });
});

it.each(['deactivate', 'demote'])(
  'keeps one administrator when two %s each other at the same time',
  async (how) => {
    const names = [`un-${how}`, `deux-${how}`];
    const two: Account[] = [];
    for (const name of names)
      two.push(await createUser(site.pool, { role: 'administrator', name, withPassword: true }));
    // An invited administrator could not sign in: they do not count.
    await createUser(site.pool, { role: 'administrator', name: `convie-${how}` });
    await site.pool.query(
      "update users set active = false where role = 'administrator' and name <> all($1::text[])",
      [names],
    );
    await site.pool.query('update users set active = true where name = $1', [`convie-${how}`]);
    // Both were let in while they were administrators.
    const act = (victim: Account | undefined, by: Account | undefined) => {
      if (victim === undefined || by === undefined) throw new Error('two accounts were made');
      const form = { ...victim, smhf: '', mdv: '', adresse: '', organisation: '' };
      return how === 'deactivate'
        ? deactivateAccount(site.pool, by, victim.uid)
        : changeAccount(site, by, victim.uid, { ...form, role: 'siege', version: 1 });
    };
    const both = await Promise.allSettled([act(two[0], two[1]), act(two[1], two[0])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        message: 'C’est le dernier administrateur qui peut se connecter\u00a0: nommez-en un autre d’abord.',
      },
    });
    const { rows } = await site.pool.query(
      "select from users where role = 'administrator' and active and password_hash is not null",
    );
    expect(rows).toHaveLength(1);
    await site.pool.query("update users set active = true where name = 'un-administrator'");
  },
);

it('gives a manager’s team to another, with its projects', async () => {
  const order = await submittedOrder(site);
  const former = order.dc.smhf ?? '';
  await createUser(site.pool, { role: 'smhf', name: former });
  const give = async (cible: string) =>
    site.as('un-siege').call(calls.giveTeam, { params: { uid: await uidOf(former) }, body: { cible } });
  expect((await give('un-mdv')).status).toBe(422);
  expect((await give('un-smhf')).body).toEqual({ rattaches: 1 });
  expect((await read(order.dc.name)).smhf).toBe('un-smhf');
  expect((await site.as('un-smhf').call(readProject, { params: { id: order.id } })).status).toBe(200);
  expect((await linesOf(order.dc.name)).map(({ acte }) => acte)).toEqual(['modification']);
});
