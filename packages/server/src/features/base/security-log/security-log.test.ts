import type { SecurityEventName } from '@ardoise/domain/base/security-events.ts';
import { listMails } from '@ardoise/domain/contract/mails.ts';
import { listProjects, readProject } from '@ardoise/domain/contract/projects.ts';
import { createReplacement, endReplacement } from '@ardoise/domain/contract/replacements.ts';
import * as session from '@ardoise/domain/contract/session.ts';
import { chooseMails } from '@ardoise/domain/contract/users.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { move, submittedOrder } from '../../../testing/workflow-factories.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { SecurityLog } from './security-log.ts';

let site: TestApp;
let since = 0;
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(async () => {
  await site.pool.query('delete from login_attempts');
  await site.app.securityLog.settled();
  const { rows } = await site.pool.query('select coalesce(max(id), 0)::int as last from security_events');
  since = rows[0].last;
});
afterAll(() => site.close());

interface Row {
  event: SecurityEventName;
  uid: number | null;
  name: string | null;
  address: string;
  request_id: string;
  subject_uid: number | null;
  project_id: string | null;
  object: string;
  count: number;
}

/** Rows written since the test began. */
async function written(): Promise<Row[]> {
  await site.app.securityLog.settled();
  const { rows } = await site.pool.query<Row>('select * from security_events where id > $1 order by id', [
    since,
  ]);
  return rows;
}
const events = async () => (await written()).map(({ event }) => event);

function logIn(name: string, pass: string, remoteAddress = '192.0.2.7') {
  return site.inject({ method: 'POST', url: '/user/login', remoteAddress, payload: { name, pass } });
}

describe('the security log', () => {
  it('contains logins and related events, with actor, address and request', async () => {
    const camille = await createUser(site.pool, { role: 'dc', withPassword: true });
    const { headers } = await logIn(camille.name, TEST_PASSWORD);
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const own = { cookie, 'sec-fetch-site': 'same-origin' };
    const change = (actuel: string, pass: string) =>
      site.inject({
        method: 'POST',
        url: session.changePassword.path,
        headers: own,
        payload: { actuel, pass },
      });
    expect((await change('pas-celui-la', 'une-craie-toute-neuve')).statusCode).toBe(422);
    expect((await change(TEST_PASSWORD, 'une-craie-toute-neuve')).statusCode).toBe(200);
    await site.inject({ method: 'GET', url: '/user/logout', headers: own });
    const rows = await written();
    expect(rows.map(({ event }) => event).sort()).toEqual([
      'connexion',
      'deconnexion',
      'echec_mot_de_passe',
      'mot_de_passe_change',
    ]);
    for (const row of rows) expect(row).toMatchObject({ uid: camille.uid, name: camille.name });
    expect(rows[0]).toMatchObject({
      address: '192.0.2.7',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('contains no user input: neither an unknown name nor any password', async () => {
    const camille = await createUser(site.pool, { role: 'dc', withPassword: true });
    await logIn('mon-mot-de-passe-secret', 'x');
    for (let tried = 0; tried < 6; tried += 1) await logIn(camille.name, `secret-tape-${tried}`);
    // Refusals are written after their replies: what follows would overtake the last.
    await site.app.securityLog.settled();
    await site.anonymous.call(session.requestPasswordReset, { body: { identifiant: 'secret@exemple.fr' } });
    await site.anonymous.call(session.requestPasswordReset, { body: { identifiant: camille.name } });
    const rows = await written();
    // Those of one minute are one line: the tries may fall into two.
    const sums = Map.groupBy(rows, ({ event, uid }) => JSON.stringify([event, uid]));
    const counted = [...sums].map(([kind, lines]) => [
      ...JSON.parse(kind),
      lines.reduce((sum, { count }) => sum + count, 0),
    ]);
    expect(counted).toEqual([
      ['echec_connexion', null, 1],
      ['echec_connexion', camille.uid, 5],
      ['blocage_connexion', camille.uid, 1],
      ['mot_de_passe_demande', null, 1],
      ['mot_de_passe_demande', camille.uid, 1],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/secret|@/);
  });

  it('identifies a client by their uid: their name is an e-mail address', async () => {
    const client = await createUser(site.pool, { role: 'client', name: 'b@zinc.fr', withPassword: true });
    await logIn(client.name, TEST_PASSWORD);
    expect(await written()).toMatchObject([{ event: 'connexion', uid: client.uid, name: null }]);
  });

  it('contains refusals of role, of origin and of scope, with the call and the project', async () => {
    const { id } = await submittedOrder(site);
    const { name, uid } = await createUser(site.pool, { role: 'dc' });
    const stranger = site.as(name);
    const before = since;
    expect((await stranger.call(listMails, { query: { etat: 'attente' } })).status).toBe(403);
    const headers = { 'x-csrf-token': undefined, 'sec-fetch-site': 'cross-site' };
    expect((await stranger.call(chooseMails, { headers, body: { courriels: 'immediat' } })).status).toBe(403);
    expect((await stranger.call(readProject, { params: { id } })).status).toBe(404);
    expect((await stranger.call(readProject, { params: { id: 'f'.repeat(24) } })).status).toBe(404);
    since = before;
    const refusals = (await written()).filter(({ event }) => event.startsWith('refus_'));
    expect(refusals).toMatchObject([
      { event: 'refus_role', uid, object: `GET ${listMails.path}`, project_id: null, count: 1 },
      { event: 'refus_origine', uid, object: `PUT ${chooseMails.path}`, count: 1 },
      { event: 'refus_portee', uid, object: `GET ${readProject.path}`, project_id: 'f'.repeat(24), count: 2 },
    ]);
  });

  it('is not filled by a flood: one row a minute per account and address, thirty for many', {
    tags: 'long',
  }, async () => {
    const attack = (index: number) =>
      site.inject({
        method: 'POST',
        url: session.login.path,
        remoteAddress: `198.51.100.${index % 200}`,
        headers: { 'sec-fetch-site': 'cross-site' },
        payload: { name: 'a', pass: 'b' },
      });
    for (let round = 0; round < 5; round += 1)
      await Promise.all(Array.from({ length: 200 }, (_, index) => attack(index)));
    const rows = await written();
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
    // Twice thirty and the aggregate, should the minute change in between.
    expect(rows.length).toBeLessThanOrEqual(62);
  });

  it('contains replacements, forced moves and exports', { tags: 'long' }, async () => {
    const order = await submittedOrder(site);
    const admin = await createUser(site.pool, { role: 'administrator' });
    const { name: other } = await createUser(site.pool, { role: 'dc' });
    const head = site.as(admin.name);
    const du = parisDay(new Date());
    const before = since;
    const body = { absent: order.dc.name, remplacant: other, du, au: du };
    const { id } = (await head.call(createReplacement, { body })).body;
    await head.call(endReplacement, { params: { id: String(id) } });
    await head.call(endReplacement, { params: { id: String(id) } });
    await move(head, order.id, 'Validation DC', { comment: 'Dossier égaré', force: true });
    await head.inject({ method: 'GET', url: `${listProjects.path}?excelType=excel_siege&format=xlsx` });
    since = before;
    const rows = (await written()).filter(({ uid }) => uid === admin.uid);
    expect(rows).toMatchObject([
      { event: 'remplacement_cree', subject_uid: order.dc.uid },
      { event: 'remplacement_termine', subject_uid: order.dc.uid },
      { event: 'statut_force', project_id: order.id, object: 'Validation DC' },
      { event: 'export', object: 'excel_siege xlsx' },
    ]);
  });

  it('is committed or rolled back with its operation', async () => {
    const failing = inTransaction(site.pool, async (tx) => {
      await recordSecurityEvent(tx, { event: 'sauvegarde', object: 'dossier' });
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(await events()).toEqual([]);
    await recordSecurityEvent(site.pool, { event: 'sauvegarde', object: 'dossier' });
    expect(await written()).toMatchObject([
      { event: 'sauvegarde', uid: null, address: '', object: 'dossier' },
    ]);
  });

  it('is append-only', async () => {
    await recordSecurityEvent(site.pool, { event: 'restauration' });
    for (const statement of [
      'delete from security_events',
      "update security_events set event = 'export'",
      'update security_events set count = count + 1',
      'truncate security_events',
    ])
      await expect(site.pool.query(statement)).rejects.toThrow('append-only');
  });

  it('does not affect a refusal when it cannot be written, and reports to the server’s own log', async () => {
    const told: unknown[] = [];
    const broken = {
      query: () => Promise.reject(new Error('the table is gone')),
    };
    const log = new SecurityLog(broken, (error) => told.push(error));
    log.note({ event: 'refus_role' });
    log.note({ event: 'refus_role' });
    await log.settled();
    expect(told).toHaveLength(2);
    await site.pool.query('alter table security_events rename to elsewhere');
    const { name } = await createUser(site.pool, { role: 'dc' });
    expect((await site.as(name).call(listMails, { query: { etat: 'attente' } })).status).toBe(403);
    await site.app.securityLog.settled();
    await site.pool.query('alter table elsewhere rename to security_events');
  });
});
