import { uploadByLink } from '@ardoise/domain/contract/files.ts';
import { createProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPool } from '../../../db/pool.ts';
import { asRequest } from '../../../http/request-origin.ts';
import { SlowQueries, type SlowQuery } from '../../../operations/slow-queries.ts';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { mailedToken } from '../../../testing/mailed-token.ts';
import { completeChrDocument, createSalesTeam } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { orderShownToClient } from '../../../testing/workflow-factories.ts';

let site: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  site = await createTestApp({}, { logTo: { write: (line) => lines.push(line) } });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => site.close());

const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

it('are lines of JSON with the request’s id, its declared route, and how it ended', async () => {
  await site.inject({
    method: 'GET',
    url: '/rest/myplv/lien/secret-token?q_recherche=Bertrand',
    headers: { 'x-request-id': '0af7651916cd43dd8448eb211c80319c' },
  });
  await site.inject({ method: 'GET', url: '/sante' });
  expect(entries().filter(({ msg }) => msg === 'request')).toHaveLength(1);
  expect(entries()).toContainEqual(
    expect.objectContaining({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      reqId: '0af7651916cd43dd8448eb211c80319c',
      method: 'GET',
      route: '/rest/myplv/lien/:token',
      status: 404,
      msg: 'request',
    }),
  );
});

it.each([
  ['a UUID', '6f1c3ab0-9d7e-4a55-8a3c-1f2e3d4c5b6a', true],
  ['too short', 'a1', false],
  ['as long as a token', 'Zk3v_8QmT1xUj5wPz-7LrB2nYc6HdGe0SaFoKi4RtVq', false],
  ['an address', 'camille@cafe.test', false],
  ['several lines', 'abcdefgh{"level":"fatal"}', false],
])('return a request id that is %s only if it is well-formed', async (_what, given, kept) => {
  const { headers } = await site.inject({ method: 'GET', url: '/sante', headers: { 'x-request-id': given } });
  const id = String(headers['x-request-id']);
  expect(id === given).toBe(kept);
  if (!kept) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

function documentOf(agencyMail: string, nomPDV: string): ProjectDocument {
  const document = completeChrDocument(agencyMail);
  return { ...document, pdv: { ...document.pdv, nomPDV } };
}

/** Strings long enough to identify a person. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 5 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Everything that was typed, and every secret that was given out, in the walk below. */
async function placeOrders(): Promise<string[]> {
  const delegate = { prenom: 'Camille', nom: 'Vaugirard', mail: 'camille.vaugirard@ardoise.test' };
  const { name } = await createUser(site.pool, { role: 'dc', withPassword: true, ...delegate });
  const logIn = (pass: string) =>
    site.inject({ method: 'POST', url: '/user/login', payload: { name, pass } });
  expect((await logIn('pas-ce-mot-de-passe')).statusCode).toBe(400);
  const { headers } = await logIn(TEST_PASSWORD);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';

  const { dc, agence } = await createSalesTeam(site.pool);
  const { body } = await site.as(dc.name).call(createProject, { body: { type: 'Carte Brasserie' } });
  const document = { ...documentOf(agence.mail, 'Chez Hortense'), version: 1 };
  await site.as(dc.name).call(saveProject, { params: { id: body._id.$oid }, body: document });
  await site.inject({ method: 'GET', url: '/rest/myplv/projets?q_recherche=Hortense', headers: { cookie } });

  const order = await orderShownToClient(site);
  const token = await mailedToken(site, order.id, 'approval-link');
  await site.inject({ method: 'GET', url: `/rest/myplv/accord/${token}` });
  await site.inject({ method: 'GET', url: `/accord/${token}?mail=hortense@cafe.test` });
  await site.anonymous.call(uploadByLink, { params: { token: 'x'.repeat(43) } }).catch(() => undefined);
  return [
    ...Object.values(delegate),
    name,
    'pas-ce-mot-de-passe',
    TEST_PASSWORD,
    cookie.split('=')[1] ?? '',
    'Hortense',
    'hortense@cafe.test',
    agence.mail,
    dc.mail,
    token,
    ...textsOf(document.pdv),
  ];
}

it('hold nothing that somebody typed and no secret, at any level', async () => {
  const secrets = await placeOrders();
  // An unexpected failure of the database, whose detail quotes the row.
  const { dc, agence } = await createSalesTeam(site.pool);
  const { body } = await site.as(dc.name).call(createProject, { body: { type: 'Carte Brasserie' } });
  await site.pool.query('alter table projects add constraint planted check (version < 2) not valid');
  const failing = { ...documentOf(agence.mail, 'Chez Ursule'), version: 1 };
  const refused = await site.as(dc.name).inject({
    method: 'PUT',
    url: `/rest/myplv/projets/${body._id.$oid}`,
    payload: failing as never,
  });
  expect(refused.statusCode).toBe(500);
  expect(refused.json()).toMatchObject({ code: 'INTERNE', requete: refused.headers['x-request-id'] });
  expect(entries()).toContainEqual(
    expect.objectContaining({
      level: 'error',
      reqId: refused.headers['x-request-id'],
      err: expect.objectContaining({ code: '23514', constraint: 'planted' }),
    }),
  );

  expect(entries().length).toBeGreaterThan(20);
  const output = lines.join('');
  expect([...secrets, 'Ursule', agence.mail].filter((secret) => output.includes(String(secret)))).toEqual([]);
});

it('name slow statements with their request, without values', async () => {
  const slow: SlowQuery[] = [];
  const watch = new SlowQueries(30, (query) => slow.push(query));
  const pool = createPool(site.databaseUrl, { size: 1, watchQuery: watch.watch });
  const run = (id: string, text: string) =>
    asRequest({ caller: null, apiKey: null, ip: '192.0.2.1', id, headers: {}, query: {} } as never, () =>
      pool.query(text, ['Hortense']),
    );
  // The second waits for the first's connection, and is still its own request's.
  await Promise.all([
    run('first-request', "select pg_sleep(0.06), $1::text, 'Ursule', 75011"),
    run('second-request', "select pg_sleep(0.06), $1::text, 'Autre', 75012"),
  ]);
  await pool.query('select 1');
  const client = await pool.connect();
  await expect(client.query('select pg_sleep(0.06), 1 / 0')).rejects.toThrow();
  await expect(client.query('select pg_sleep(0.06), $1::int', ['Hortense'])).rejects.toThrow();
  client.release();
  await pool.end();
  expect(slow.slice(0, 2)).toMatchObject([
    { reqId: 'first-request', statement: 'select pg_sleep(?), $1::text, ?, ?', failed: false },
    { reqId: 'second-request', statement: 'select pg_sleep(?), $1::text, ?, ?', failed: false },
  ]);
  expect(slow[0]?.fingerprint).toMatch(/^[0-9a-f]{8}$/);
  expect(slow[1]?.fingerprint).toBe(slow[0]?.fingerprint);
  expect(JSON.stringify(slow)).not.toMatch(/Hortense|Ursule|Autre|7501/);
  expect(watch.count).toBe(slow.length);
});
