import { createApiKey, listApiKeys, revokeApiKey } from '@ardoise/domain/contract/api-keys.ts';
import { changeStatus, listProjects, readProject } from '@ardoise/domain/contract/projects.ts';
import { listSecurityEvents } from '@ardoise/domain/contract/security.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeyOf, createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { submittedOrder } from '../../../testing/workflow-factories.ts';
import { deleteOldKeys } from './api-keys.repository.ts';

let site: TestApp;
let siege: string;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'administrator', name: 'admin' });
  siege = (await createUser(site.pool, { role: 'siege', name: 'erp', prenom: 'Suivi', nom: 'ERP' })).name;
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('delete from api_keys');
  await site.pool.query('delete from request_counts');
});

const inDays = (days: number) => dayAfter(parisDay(new Date()), days);
const asked = (given: object = {}) => ({
  nom: 'ERP',
  compte: siege,
  ecriture: true,
  jusquau: inDays(90),
  ...given,
});
const make = (given: object = {}) => site.as('admin').call(createApiKey, { body: asked(given) });
const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
const get = (secret: string, url = '/rest/myplv/projets') => site.inject({ url, ...bearer(secret) });
describe('a key', () => {
  it('is made by the administrator, shows its secret once, and acts as its account', async () => {
    const { status, body } = await make();
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^ardoise_[0-9A-Za-z]{46}$/);
    expect(body.cle).toMatchObject({
      nom: 'ERP',
      compte: { username: 'erp', nom: 'Suivi ERP', role: 'siege' },
      etat: 'active',
      fin_secret: body.secret.slice(-4),
      t_utilisation: null,
    });
    const { rows } = await site.pool.query('select to_jsonb(k)::text as kept from api_keys k');
    expect(rows[0].kept).not.toContain(body.secret.slice(8, 40));
    expect((await get(body.secret)).statusCode).toBe(200);
    const listed = (await site.as('admin').call(listApiKeys)).body;
    expect(listed).toMatchObject([{ nom: 'ERP', adresse: '127.0.0.1', t_utilisation: expect.any(String) }]);
    expect(JSON.stringify(listed)).not.toContain(body.secret);
  });

  it.each([
    [{ nom: ' ' }, 'nom', 'Donnez un nom'],
    [{ nom: 'x'.repeat(61) }, 'nom', '60'],
    [{ nom: 'a\u202eb' }, 'nom', 'invisibles'],
    [{ compte: 'personne' }, 'compte', 'Aucun compte'],
    [{ jusquau: inDays(-1) }, 'jusquau', 'passé'],
    [{ jusquau: inDays(400) }, 'jusquau', 'un an au plus'],
    [{ jusquau: '2027-02-31' }, 'jusquau', 'dernier jour'],
    [{ jusquau: '' }, 'jusquau', 'dernier jour'],
  ])('is refused with %j', async (given, chemin, message) => {
    const { status, body } = await make(given);
    expect(status).toBe(422);
    expect(body).toMatchObject({ champs: [{ chemin, message: expect.stringContaining(message) }] });
  });

  it('acts as no client and no closed account, and two that work have different names', async () => {
    await createUser(site.pool, { role: 'client', name: 'client@ardoise.test' });
    await createUser(site.pool, { role: 'dc', name: 'parti', active: false });
    for (const compte of ['client@ardoise.test', 'parti']) expect((await make({ compte })).status).toBe(422);
    const both = await Promise.all([make({ nom: 'Deux 🧾' }), make({ nom: 'deux 🧾' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('works until the end of its last day, a revocation, or what its account was', async () => {
    const secret = (await make({ jusquau: inDays(0) })).body.secret;
    const answers = async () => (await get(secret)).statusCode;
    const state = async () => (await site.as('admin').call(listApiKeys)).body[0]?.etat;
    const set = (sql: string) => site.pool.query(sql);
    expect(await answers()).toBe(200);
    await set(`update users set active = false where name = 'erp'`);
    expect([await answers(), await state()]).toEqual([401, 'suspendue']);
    await set(`update users set active = true, role = 'administrator' where name = 'erp'`);
    expect([await answers(), await state()]).toEqual([401, 'suspendue']);
    await set(`update users set role = 'siege' where name = 'erp'`);
    expect(await answers()).toBe(200);
    await set(
      `update api_keys set created_at = now() - interval '2 days', expires = now() - interval '1 second'`,
    );
    expect([await answers(), await state()]).toEqual([401, 'expiree']);
    await set(`update api_keys set expires = now() + interval '1 day'`);
    const id = (await site.as('admin').call(listApiKeys)).body[0]?.id ?? 0;
    for (let again = 0; again < 2; again += 1) {
      const revoked = await site.as('admin').call(revokeApiKey, { params: { cle: String(id) } });
      expect([revoked.status, revoked.body.etat, await answers()]).toEqual([200, 'revoquee', 401]);
    }
    expect((await site.as('admin').call(revokeApiKey, { params: { cle: '999999' } })).status).toBe(404);
    // Its name is free again.
    expect((await make()).status).toBe(200);
  });

  it('that is none is refused with a header for programs, and never gives way to the cookie', async () => {
    const secret = await apiKeyOf(site.pool, 'erp');
    const cookie = (await site.as('admin').credentials())?.cookie;
    for (const authorization of [
      'Bearer',
      'Bearer ardoise_nope',
      `Bearer ${secret}x`,
      `Bearer ${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`,
      'bearer something-else',
    ]) {
      const { statusCode, headers, payload } = await site.inject({
        url: '/rest/myplv/projets',
        headers: { authorization, cookie },
      });
      expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
      expect(JSON.parse(payload)).toMatchObject({ code: 'CLE_INVALIDE' });
    }
    const basic = { authorization: 'Basic cHJveHk6c2VjcmV0', cookie };
    expect((await site.inject({ url: '/rest/myplv/projets', headers: basic })).statusCode).toBe(200);
  });

  it('is limited to 600 requests a minute, whatever the process', async () => {
    const secret = await apiKeyOf(site.pool, 'erp');
    const first = await get(secret, '/rest/myplv/me');
    expect(first.headers['x-ratelimit-remaining']).toBe('599');
    await site.pool.query('update request_counts set requests = 600');
    const over = await get(secret, '/rest/myplv/me');
    expect([over.statusCode, over.json().code]).toEqual([429, 'TROP_DE_DEMANDES']);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(await apiKeyOf(site.pool, 'erp'), '/rest/myplv/me')).statusCode).toBe(200);
  });

  it('marks what it did: in the history of the project, and in the security log', async () => {
    const { id } = await submittedOrder(site);
    const key = bearer(await apiKeyOf(site.pool, 'erp', { name: 'Pont ERP' }));
    const { body: before } = await site.anonymous.call(readProject, { params: { id }, ...key });
    const moved = await site.anonymous.call(changeStatus, {
      params: { id, new_statut: 'Brouillon' },
      body: { version: before.version, comment: 'Par le programme' },
      ...key,
    });
    expect(moved.status).toBe(200);
    const { rows } = await site.pool.query(
      'select resp, key_name from project_history where project_id = $1 order by id desc limit 1',
      [id],
    );
    expect(rows).toEqual([{ resp: 'erp', key_name: 'Pont ERP' }]);
    const { body } = await site.as('admin').call(readProject, { params: { id } });
    expect(body.historique[0]?.nomResp).toBe('Suivi ERP (clé «\u00a0Pont ERP\u00a0»)');

    await site.anonymous.call(readProject, { params: { id: '0'.repeat(24) }, ...key });
    expect((await site.anonymous.call(createApiKey, { body: asked(), ...key })).status).toBe(403);
    await site.app.securityLog.settled();
    const logged = await site.as('admin').call(listSecurityEvents, { query: { evenement: 'refus_cle' } });
    expect(logged.body.evenements[0]).toMatchObject({
      nombre: 2,
      cle: 'Pont ERP',
      qui: { username: 'erp' },
      objet: 'POST /rest/myplv/cles-api',
    });
  });

  it('is forgotten a year after its end', async () => {
    await apiKeyOf(site.pool, 'erp', { name: 'Récente' });
    await apiKeyOf(site.pool, 'erp', { name: 'Ancienne' });
    await site.pool.query(
      `update api_keys set created_at = now() - interval '2 years', expires = now() - interval '13 months' where name = 'Ancienne'`,
    );
    await deleteOldKeys(site.pool);
    const listed = await site.as('admin').call(listApiKeys);
    expect(listed.body.map(({ nom }) => nom)).toEqual(['Récente']);
    expect((await site.as('admin').call(listProjects, {})).status).toBe(200);
  });
});
