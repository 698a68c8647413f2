import { agencyHome, checkAgencyMail, usualAgencyMail } from '@ardoise/domain/contract/agencies.ts';
import { createProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import * as calls from '@ardoise/domain/contract/users.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { kindOrderIn } from '../../../testing/kind-factories.ts';
import { setColumns } from '../../../testing/kind-order.ts';
import { completeChrDocument, createSalesTeam } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Account } from '../../base/people/users.repository.ts';

let test: TestApp;
let team: Awaited<ReturnType<typeof createSalesTeam>>;
const accounts = new Map<Role, Account>();
beforeAll(async () => {
  test = await createTestApp();
  team = await createSalesTeam(test.pool);
  for (const role of ROLES)
    accounts.set(role, await createUser(test.pool, { role, name: `un-${role}`, nom: role }));
  await createUser(test.pool, { role: 'agence', name: 'fermee', mail: 'fermee@agence.test', active: false });
});
afterAll(() => test.close());

const nameOf = (role: Role) => `un-${role}`;
const uidOf = (role: Role) => String(accounts.get(role)?.uid);

describe('user data', () => {
  it('is one’s own, in Drupal’s entity form', async () => {
    const { body } = await test.as(team.dc.name).call(calls.user, { params: { uid: String(team.dc.uid) } });
    expect(body.uid).toEqual([{ value: team.dc.uid }]);
    expect(body.mail).toEqual([{ value: team.dc.mail }]);
    expect(body.roles).toEqual([{ target_id: 'dc' }]);
    expect(body.field_smhf_user).toEqual([{ value: team.dc.smhf }]);
    expect(
      (await test.as('un-agence').call(calls.user, { params: { uid: uidOf('agence') } })).body
        .field_smhf_user,
    ).toEqual([]);
  });

  it.each(ROLES)('of another account is for head office only (%s)', async (role) => {
    const { status } = await test.as(nameOf(role)).call(calls.user, { params: { uid: String(team.dc.uid) } });
    expect(status).toBe(role === 'siege' || role === 'administrator' ? 200 : 404);
  });

  it('is 404 for an unknown account, 400 for a malformed id, 401 without a session', async () => {
    const admin = test.as('un-administrator');
    expect((await admin.call(calls.user, { params: { uid: '999999' } })).status).toBe(404);
    expect((await admin.call(calls.user, { params: { uid: 'x' } })).status).toBe(400);
    expect((await admin.call(calls.user, { params: { uid: '9999999999' } })).status).toBe(400);
    expect((await test.anonymous.call(calls.user, { params: { uid: '1' } })).status).toBe(401);
  });

  it('is a flat object for the page', async () => {
    const { body } = await test.as(team.dc.name).call(calls.me);
    expect(body).toMatchObject({
      uid: team.dc.uid,
      name: team.dc.name,
      role: 'dc',
      smhf: team.dc.smhf,
      mdv: team.dc.mdv,
    });
  });
});

describe('lists of accounts', () => {
  const listers: Role[] = ['administrator', 'siege', 'dc', 'mdv', 'smhf', 'agence'];

  it.each(ROLES)('are for roles that assign people (%s)', async (role) => {
    const caller = test.as(nameOf(role));
    const statuses = [
      (await caller.call(calls.usersByRole, { params: { role: 'dc' } })).status,
      (await caller.call(calls.agencies)).status,
      (await caller.call(calls.printers)).status,
    ];
    expect(statuses).toEqual(Array(3).fill(listers.includes(role) ? 200 : 403));
  });

  it('contain names only, of active accounts', async () => {
    const { body } = await test.as('un-siege').call(calls.agencies);
    expect(body).toContainEqual({ username: 'un-agence', name: 'Prénom agence' });
    expect(body.map(({ username }) => username)).not.toContain('fermee');
    const dcs = await test.as('un-siege').call(calls.usersByRole, { params: { role: 'dc' } });
    expect(dcs.body).toContainEqual({ username: team.dc.name, prenom: team.dc.prenom, nom: team.dc.nom });
  });

  it('disclose a client’s username, which is their address, to head office and accounts that share an order', async () => {
    const order = await kindOrderIn(test, 'Direct Agence', 'Agence');
    const { name: client, uid } = await createUser(test.pool, { role: 'client' });
    await setColumns(test, order.id, { client_uid: uid } as never);
    const clientsOf = async (name: string) =>
      (await test.as(name).call(calls.usersByRole, { params: { role: 'client' } })).body.map(
        ({ username }) => username,
      );
    expect(await clientsOf('un-siege')).toEqual(expect.arrayContaining([client, 'un-client']));
    expect(await clientsOf(order.dc.name)).toEqual([client]);
    expect(await clientsOf(order.agence.name)).toEqual([client]);
    expect(await clientsOf(team.dc.name)).toEqual([]);
  });

  it('are 404 for an unknown role', async () => {
    expect((await test.as('un-siege').call(calls.usersByRole, { params: { role: 'chef' } })).status).toBe(
      404,
    );
  });
});

describe('the dcs of a regional manager', () => {
  it('are visible to the manager and head office', async () => {
    const manager = await createUser(test.pool, { role: 'smhf', name: 'responsable' });
    const attached = await createUser(test.pool, { role: 'dc', name: 'rattachee', smhf: 'responsable' });
    const params = { uid: String(manager.uid) };
    const expected = [
      { uid: attached.uid, username: 'rattachee', prenom: attached.prenom, nom: attached.nom },
    ];
    expect((await test.as('responsable').call(calls.dcsOfManager, { params })).body).toEqual(expected);
    expect((await test.as('un-siege').call(calls.dcsOfManager, { params })).body).toEqual(expected);
    expect((await test.as('un-smhf').call(calls.dcsOfManager, { params })).status).toBe(404);
  });
});

describe('with a project in Brouillon', () => {
  beforeAll(async () => {
    const dc = test.as(team.dc.name);
    const { body } = await dc.call(createProject, { body: { type: 'Carte Brasserie' } });
    const id = body._id.$oid;
    const saved = await dc.call(saveProject, {
      params: { id },
      body: { ...completeChrDocument(team.agence.mail), version: 1 },
    });
    expect(saved.status).toBe(200);
  });
  const recordFor = (name: string) =>
    test.as(name).call(calls.dcRecord, { params: { username: team.dc.name } });

  it('the dc’s record is for themselves, their managers and head office', async () => {
    const { body } = await recordFor(team.dc.name);
    const { nom, prenom, mail, telephone } = team.dc;
    expect(body).toEqual({ nom, prenom, mail, telephone, entreprise: test.config.companyName });
    for (const name of ['un-siege', 'un-administrator']) expect((await recordFor(name)).status).toBe(200);
    await createUser(test.pool, { role: 'mdv', name: 'autre-mdv' });
    for (const name of [
      'un-mdv',
      'autre-mdv',
      'un-smhf',
      'un-dc',
      'un-client',
      'un-imprimeur',
      'un-installateur',
    ]) {
      expect((await recordFor(name)).status).toBe(404);
    }
  });

  it('and for the agency once the project is in its scope', async () => {
    expect((await recordFor(team.agence.name)).status).toBe(404);
    await test.pool.query(`update projects set statut = 'Agence'`);
    expect((await recordFor(team.agence.name)).status).toBe(200);
    expect((await recordFor('un-agence')).status).toBe(404);
  });

  it('another role is not a dc', async () => {
    expect(
      (await test.as('un-siege').call(calls.dcRecord, { params: { username: 'un-agence' } })).status,
    ).toBe(404);
    expect((await test.as('un-siege').call(calls.dcRecord, { params: { username: 'inconnu' } })).status).toBe(
      404,
    );
  });

  it('the usual agency is the last one, while its account is active', async () => {
    const usual = async () => (await test.as(team.dc.name).call(usualAgencyMail)).body.mail;
    expect(await usual()).toBe(team.agence.mail);
    expect((await test.as('un-dc').call(usualAgencyMail)).body.mail).toBe('');
    await test.pool.query('update users set active = false where name = $1', [team.agence.name]);
    expect(await usual()).toBe('');
    await test.pool.query('update users set active = true where name = $1', [team.agence.name]);
  });

  it('the agency’s home counts what waits for it', async () => {
    expect((await test.as(team.agence.name).call(agencyHome)).body).toEqual([{ _id: 'Agence', count: 1 }]);
    expect((await test.as('un-agence').call(agencyHome)).body).toEqual([]);
  });
});

describe('checking an agency’s address', () => {
  const check = (mail: string, name = team.dc.name) =>
    test.as(name).call(checkAgencyMail, { body: { mail } });

  it('returns the agency’s name, case-insensitively', async () => {
    expect((await check(` ${team.agence.mail.toUpperCase()} `)).body).toEqual({
      status: 'OK',
      agence: expect.any(String),
    });
  });

  it.each(['inconnue@agence.test', 'fermee@agence.test', 'un-client@ardoise.test', ''])(
    'does not find %j',
    async (mail) => {
      expect((await check(mail)).body).toEqual({ status: 'KO', agence: null });
    },
  );

  it('is for dc, siege and administrator', async () => {
    for (const role of ROLES) {
      const { status } = await check('x@y.test', nameOf(role));
      expect([role, status]).toEqual([role, ['dc', 'siege', 'administrator'].includes(role) ? 200 : 403]);
    }
  });

  it('is limited to sixty per minute and account', async () => {
    await test.pool.query('delete from request_counts');
    const caller = test.as('un-dc');
    const statuses = [];
    for (let count = 0; count < 62; count += 1)
      statuses.push((await caller.call(checkAgencyMail, { body: { mail: 'x@y.test' } })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const refused = await caller.call(checkAgencyMail, { body: { mail: 'x@y.test' } });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'TROP_DE_DEMANDES' });
    expect((await check('x@y.test', 'un-dc')).status).toBe(429);
    expect((await check('x@y.test')).status).toBe(200);
  });
});
