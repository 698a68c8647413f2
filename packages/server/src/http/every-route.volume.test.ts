import { type Call, projectId as idOfProject } from '@ardoise/domain/contract/call.ts';
import { CALLS } from '@ardoise/domain/contract/calls.ts';
import { watchChanges } from '@ardoise/domain/contract/changes.ts';
import { isKeyCall } from '@ardoise/domain/contract/key-calls.ts';
import { createProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { PERMISSIONS, type Permission, roleMay } from '@ardoise/domain/rules/permissions.ts';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { apiKeyOf, createUser } from '../testing/factories.ts';
import { fieldsOf, type RightValues, requestsOf } from '../testing/hostile/requests-of.ts';
import { completeChrDocument, createSalesTeam } from '../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { inVolume } from '../testing/volume.ts';

/** Hostile requests for each call. */
const HOSTILE_RUNS = inVolume(1, 100);

let site: TestApp;
const names = new Map<Role, string>();
let callers: Map<Role, Caller>;
let projectId: string;

beforeAll(async () => {
  site = await createTestApp();
  const { dc, agence } = await createSalesTeam(site.pool, 1000);
  names.set('dc', dc.name);
  for (const role of ROLES.filter((name) => name !== 'dc')) {
    names.set(role, (await createUser(site.pool, { role })).name);
  }
  const { body } = await site.as(dc.name).call(createProject, { body: { type: 'Carte Brasserie' } });
  projectId = body._id.$oid;
  await site.as(dc.name).call(saveProject, {
    params: { id: projectId },
    body: { ...completeChrDocument(agence.mail), version: 1 },
  });
  signEveryoneIn();
});
afterAll(() => site.close());
// What the calls used of an account's limits.
beforeEach(async () => {
  await site.pool.query('delete from request_counts');
});

const signEveryoneIn = () => {
  callers = new Map([...names].map(([role, name]) => [role, site.as(name)]));
};

/** Some calls end a session, or may hit an account: everybody is as before, and signs in again. */
async function restore(): Promise<void> {
  await site.pool.query(
    `update users set role = given.role, active = true, organisation = null
     from unnest($1::text[], $2::text[]) as given (role, name)
     where users.name = given.name and (users.role, active, organisation) is distinct from (given.role, true, null)`,
    [[...names.keys()], [...names.values()]],
  );
  await site.pool.query('update projects set deleted_at = null where deleted_at is not null');
  signEveryoneIn();
}

/** The id of the draft for every `id` parameter. */
const right: RightValues = (name) => (name === 'id' ? fc.constant(projectId) : undefined);

async function projectsKept(): Promise<{ count: number; sum: string }> {
  const { rows } = await site.pool.query<{ count: number; sum: string }>(
    "select count(*)::int as count, md5(string_agg(id || statut, '' order by id)) as sum from projects where deleted_at is null",
  );
  return rows[0] ?? { count: 0, sum: '' };
}

const keys = new Map<string, string>();

async function keyOf(role: Role, mayWrite: boolean): Promise<string> {
  const which = `${role} ${mayWrite}`;
  const secret = keys.get(which) ?? (await apiKeyOf(site.pool, names.get(role) ?? '', { mayWrite }));
  keys.set(which, secret);
  return secret;
}

const title = (call: Call) => `${call.method} ${call.path}`;

/** A call with the id of the draft and no other valid parameter. */
function plainRequest(call: Call): InjectOptions {
  return {
    method: call.method,
    url: call.path.replace(/:id\b/, projectId).replace(/:\w+/g, 'x'),
    headers: { 'content-type': 'application/json' },
    ...(call.method === 'GET' ? {} : { payload: '{}' }),
  };
}

const named = (calls: readonly Call[]) => calls.map((call) => [title(call), call] as const);
/** The stream of changes never ends. */
const answering = CALLS.filter((call) => call !== watchChanges);
const signedIn = CALLS.filter((call) => call.who !== 'public');
/** Whoever sees some projects only. */
const SCOPED = ROLES.filter((role) => !['siege', 'administrator', 'client'].includes(role));
const scopedRoleOf = ({ who }: Call) =>
  SCOPED.find((role) => who === 'session' || (who !== 'public' && roleMay(who, role)));
const onProject = CALLS.filter(
  (call) =>
    (call.params as { shape?: { id?: unknown } } | undefined)?.shape?.id === idOfProject &&
    scopedRoleOf(call) !== undefined,
);

describe('every route', () => {
  afterEach(restore);

  it.each(named(answering))('%s survives hostile input without a server error', async (_name, call) => {
    const before = await projectsKept();
    const property = fc.asyncProperty(
      requestsOf(call, right),
      fc.constantFrom(...ROLES, null),
      async (request, role) => {
        const answer = role === null ? await site.inject(request) : await callers.get(role)?.inject(request);
        const status = answer?.statusCode ?? 0;
        const said = answer?.payload ?? '';
        expect(status, `${request.method} ${request.url} as ${role}: ${said.slice(0, 300)}`).toBeLessThan(
          500,
        );
        expect(said).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d+/);
        if (status >= 400 && String(answer?.headers['content-type']).includes('json')) {
          expect(answer?.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
        }
      },
    );
    await fc.assert(property, { numRuns: HOSTILE_RUNS });
    // Calls with only an id are valid calls on a project in scope; the others must not have written anything.
    if (fieldsOf(call.body).length > 0) expect(await projectsKept()).toEqual(before);
  });
});

/** Refused before anything is done: sessions and accounts stay as they are. */
describe('every route', () => {
  it.each(named(signedIn))('%s requires a session and a permitted role', async (_name, call) => {
    expect((await site.inject(plainRequest(call))).statusCode).toBe(401);
    const { who } = call;
    if (who === 'session' || who === 'public') return;
    for (const role of ROLES.filter((name) => !roleMay(who, name))) {
      const refused = await callers.get(role)?.inject(plainRequest(call));
      expect([role, refused?.statusCode, refused?.json().code]).toEqual([role, 403, 'ROLE']);
    }
  });

  it.each(named(onProject))('%s knows no project out of scope', async (_name, call) => {
    const stranger = await createUser(site.pool, { role: scopedRoleOf(call) ?? 'dc' });
    const answer = await site.as(stranger.name).inject(plainRequest(call));
    // A body or another parameter that it requires is looked at first: its own test has that.
    expect(
      ['INTROUVABLE', 'REQUETE_INVALIDE'],
      'read it within the scope: findProject(db, id, actor), required(await lockProject(tx, id, actor))',
    ).toContain(answer.json().code);
  });

  it.each(named(signedIn.filter((call) => call.changes)))(
    '%s requires the CSRF token or a same-origin page',
    async (_name, call) => {
      const { who } = call;
      const role = ROLES.find((name) => who === 'session' || who === 'public' || roleMay(who, name));
      const send = (headers: Record<string, string | undefined>) => {
        const request = plainRequest(call);
        return callers
          .get(role ?? 'dc')
          ?.inject({ ...request, headers: { ...request.headers, ...headers } as never });
      };
      const foreign = await send({ 'x-csrf-token': undefined, 'sec-fetch-site': 'cross-site' });
      expect(foreign?.json()).toMatchObject({ code: 'ORIGINE' });
      expect((await send({ 'x-csrf-token': 'perime' }))?.json()).toMatchObject({ code: 'JETON_EXPIRE' });
    },
  );

  it.each(named(answering))(
    '%s by a key: within its account’s rights, or not at all',
    async (_name, call) => {
      await site.pool.query('delete from request_counts');
      const { who } = call;
      const role = ROLES.find((name) => who !== 'session' && who !== 'public' && roleMay(who, name)) ?? 'dc';
      const send = async (holder: Role, mayWrite: boolean, headers: Record<string, string> = {}) => {
        const request = plainRequest(call);
        const authorization = `Bearer ${await keyOf(holder, mayWrite)}`;
        return site.inject({
          ...request,
          headers: { ...request.headers, authorization, ...headers } as never,
        });
      };
      const session = (await callers.get('administrator')?.credentials())?.cookie ?? '';
      if (!isKeyCall(call)) {
        // Nor in addition to an authorised session cookie.
        for (const headers of [undefined, { cookie: session, 'sec-fetch-site': 'same-origin' }])
          expect((await send(role, true, headers)).json()).toMatchObject({ code: 'CLE' });
        return;
      }
      // Sent from another site too: a page cannot send a key, which needs no CSRF token.
      const answer = await send(role, true, { 'sec-fetch-site': 'cross-site' });
      expect(answer.headers['x-ratelimit-limit']).toBe('600');
      if (answer.statusCode >= 400 && String(answer.headers['content-type']).includes('json'))
        expect(['CLE', 'CLE_INVALIDE', 'ORIGINE', 'JETON_EXPIRE', 'ROLE', 'SESSION']).not.toContain(
          answer.json().code,
        );
      if (call.changes) expect((await send(role, false)).json()).toMatchObject({ code: 'CLE' });
      const stranger = ROLES.find(
        (name) => name !== 'client' && who in PERMISSIONS && !roleMay(who as Permission, name),
      );
      if (stranger !== undefined)
        expect((await send(stranger, true, { cookie: session })).json()).toMatchObject({ code: 'ROLE' });
    },
  );

  it('lets no key do what needs a person', () => {
    const needsPerson = (call: Call) =>
      /sign|accord|session|password|log(in|out)|cles-api|webhook|remplacements|desactivation|reactivation/.test(
        call.path,
      ) ||
      (call.changes && /comptes|imports|reglages|me\//.test(call.path)) ||
      (call.who === 'public' && call.path !== '/catalogue/images/:fichier');
    expect(CALLS.filter((call) => isKeyCall(call) && needsPerson(call))).toEqual([]);
    // Catches a list that is empty or out of date.
    expect(CALLS.filter(isKeyCall).length).toBeGreaterThan(90);
  });
});
