import { listSecurityEvents } from '@ardoise/domain/contract/security.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Account } from '../people/users.repository.ts';

let site: TestApp;
let admin: Account;
let camille: Account;
beforeAll(async () => {
  site = await createTestApp();
  admin = await createUser(site.pool, { role: 'administrator' });
  camille = await createUser(site.pool, { role: 'dc', name: 'camille', prenom: 'Camille', nom: 'Ferrand' });
  await site.pool.query(
    `insert into security_events (event, at, uid, name, address, subject_uid, object)
     select 'connexion', now() - n * interval '1 minute', $1::int, 'camille', '192.0.2.1', null, '' from generate_series(0, 119) n
     union all select 'sessions_fermees_par_administrateur', now(), $2::int, 'chef', '192.0.2.2', $1::int, '2 sessions'
     union all select 'export', '2026-03-10T22:59:59Z', null, 'partie', '', null, 'excel_siege xls'
     union all select 'export', '2026-03-10T23:00:00Z', null, 'partie', '', null, 'excel_siege xlsx'`,
    [camille.uid, admin.uid],
  );
});
afterAll(() => site.close());

const list = (query: Record<string, string> = {}) =>
  site.as(admin.name).call(listSecurityEvents, { query: query as never });

it('is readable by the administrator only, newest first, page by page', async () => {
  for (const role of ['siege', 'dc', 'client'] as const) {
    const { name } = await createUser(site.pool, { role });
    expect((await site.as(name).call(listSecurityEvents)).status).toBe(403);
  }
  await site.app.securityLog.settled();
  const ids: number[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { body }: Awaited<ReturnType<typeof list>> = await list(after === '' ? {} : { after });
    ids.push(...body.evenements.map(({ id }) => Number(id)));
    after = body.suivant;
  }
  expect(ids).toHaveLength(126);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

it('is filtered by event, by person and by period, in days of Paris', async () => {
  const exports = await list({ evenement: 'export' });
  expect(exports.body.evenements.map(({ objet }) => objet)).toEqual(['excel_siege xlsx', 'excel_siege xls']);
  const day = await list({ du: '2026-03-10', au: '2026-03-10' });
  expect(day.body.evenements.map(({ objet }) => objet)).toEqual(['excel_siege xls']);
  const person = await list({
    personne: ` ${camille.mail.toUpperCase()}`,
    evenement: 'sessions_fermees_par_administrateur',
  });
  expect(person.body).toMatchObject({
    personne: { uid: camille.uid, username: 'camille', nom: 'Camille Ferrand', sessions: 0 },
    evenements: [
      {
        qui: { uid: admin.uid, username: admin.name },
        concerne: { username: 'camille', nom: 'Camille Ferrand' },
        adresse: '192.0.2.2',
      },
    ],
  });
  expect((await list({ personne: 'personne' })).body).toEqual({
    personne: null,
    evenements: [],
    suivant: null,
  });
  expect((await list({ du: '2026-02-31' })).status).toBe(422);
  expect((await list({ evenement: 'autre' })).status).toBe(400);
});
