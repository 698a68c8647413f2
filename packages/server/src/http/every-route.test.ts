import type { Call } from '@ardoise/domain/contract/call.ts';
import { CALLS } from '@ardoise/domain/contract/calls.ts';
import { createProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { createUser } from '../testing/factories.ts';
import { completeChrDocument, createSalesTeam } from '../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
let callers: Map<Role, Caller>;
let projectId: string;

beforeAll(async () => {
  site = await createTestApp();
  const { dc, agence } = await createSalesTeam(site.pool, 1000);
  callers = new Map([['dc', site.as(dc.name)]]);
  for (const role of ROLES.filter((name) => name !== 'dc')) {
    callers.set(role, site.as((await createUser(site.pool, { role })).name));
  }
  const { body } = await site.as(dc.name).call(createProject, { body: { type: 'Carte Brasserie' } });
  projectId = body._id.$oid;
  await site.as(dc.name).call(saveProject, {
    params: { id: projectId },
    body: { ...completeChrDocument(agence.mail), version: 1 },
  });
});
afterAll(() => site.close());

/** Text that has broken something somewhere: quotes, controls, bidi, NUL, templates, paths, very long. */
const HOSTILE = [
  "'; drop table projects; --",
  '"',
  '\u0000',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$1',
  '\\',
  '\u202Eexe.gpj',
  '🍷'.repeat(200),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '9'.repeat(40),
  '[]',
  '{"$oid":1}',
  '%E0%A4%A',
  '\ud800',
  ' ',
  '',
];
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 40, unit: 'binary' }));
const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(-1, 1e308, 2 ** 53, null, true),
);

function fieldsOf(schema: Call['body']): string[] {
  const shape = (schema as { def?: { shape?: Record<string, unknown> } } | undefined)?.def?.shape;
  return Object.keys(shape ?? {});
}

/** A request to one call: some parts right, others hostile. */
function requestsOf(call: Call): fc.Arbitrary<InjectOptions> {
  const fields = fieldsOf(call.body);
  const params = (call.path.match(/:\w+/g) ?? []).map((name) => name.slice(1));
  const path = fc
    .tuple(
      ...params.map((name) => (name === 'id' ? fc.oneof(fc.constant(projectId), hostileText) : hostileText)),
    )
    .map((values) =>
      params.reduce(
        (url, name, index) =>
          url.replace(`:${name}`, encodeURIComponent((values[index] ?? '').toWellFormed())),
        call.path,
      ),
    );
  const body = fc.oneof(
    fc.dictionary(
      fc.oneof(fc.constantFrom(...(fields.length > 0 ? fields : ['x'])), hostileText),
      hostileValue,
      { maxKeys: 6 },
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const query = fc.dictionary(
    fc.constantFrom(...fieldsOf(call.query), 'token', 'after', 'limit'),
    hostileText,
    { maxKeys: 4 },
  );
  return fc.record({ path, body, query }).map(({ path: url, body: payload, query: asked }) => {
    const text = new URLSearchParams(
      Object.entries(asked).map(([key, value]) => [key, value.toWellFormed()]),
    ).toString();
    return {
      method: call.method,
      url: text === '' ? url : `${url}?${text}`,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...(call.method === 'GET' ? {} : { payload: JSON.stringify(payload) }),
    };
  });
}

async function projectsKept(): Promise<{ count: number; sum: string }> {
  const { rows } = await site.pool.query<{ count: number; sum: string }>(
    "select count(*)::int as count, md5(string_agg(id || statut, '' order by id)) as sum from projects where deleted_at is null",
  );
  return rows[0] ?? { count: 0, sum: '' };
}

const title = (call: Call) => `${call.method} ${call.path}`;

describe('every route', () => {
  it.each(CALLS.map((call) => [title(call), call] as const))(
    '%s answers hostile input without failing',
    async (_name, call) => {
      const before = await projectsKept();
      const property = fc.asyncProperty(
        requestsOf(call),
        fc.constantFrom(...ROLES, null),
        async (request, role) => {
          const answer =
            role === null ? await site.inject(request) : await callers.get(role)?.inject(request);
          const status = answer?.statusCode ?? 0;
          expect(
            status,
            `${request.method} ${request.url} as ${role}: ${answer?.payload.slice(0, 300)}`,
          ).toBeLessThan(500);
          expect(answer?.payload ?? '').not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d+/);
          if (status >= 400)
            expect(answer?.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
        },
      );
      await fc.assert(property, { numRuns: 25 });
      const after = await projectsKept();
      // Hostile text is never a right call that creates, clones, restores or deletes one.
      if (!['/rest/myplv/clone/projet/:id', '/rest/myplv/projets/:id'].includes(call.path))
        expect(after).toEqual(before);
    },
  );

  it.each(CALLS.filter((call) => call.who !== 'public').map((call) => [title(call), call] as const))(
    '%s asks who calls',
    async (_name, call) => {
      const url = call.path.replace(/:id\b/, projectId).replace(/:\w+/g, 'x');
      const request: InjectOptions = {
        method: call.method,
        url,
        headers: { 'content-type': 'application/json' },
        ...(call.method === 'GET' ? {} : { payload: '{}' }),
      };
      expect((await site.inject(request)).statusCode).toBe(401);
      const { who } = call;
      if (who === 'session' || who === 'public') return;
      for (const role of ROLES.filter((name) => !roleMay(who, name))) {
        const refused = await callers.get(role)?.inject(request);
        expect([role, refused?.statusCode, refused?.json().code]).toEqual([role, 403, 'ROLE']);
      }
    },
  );

  it.each(
    CALLS.filter((call) => call.changes && call.who !== 'public').map((call) => [title(call), call] as const),
  )('%s needs the token or a page of this site', async (_name, call) => {
    const url = call.path.replace(/:id\b/, projectId).replace(/:\w+/g, 'x');
    const { who } = call;
    const role =
      who === 'session' || who === 'public' ? 'dc' : (ROLES.find((name) => roleMay(who, name)) ?? 'dc');
    const caller = callers.get(role);
    const send = (headers: Record<string, string | undefined>) =>
      caller?.inject({
        method: call.method,
        url,
        headers: { 'content-type': 'application/json', ...headers } as never,
        ...(call.method === 'GET' ? {} : { payload: '{}' }),
      });
    expect((await send({ 'x-csrf-token': undefined, 'sec-fetch-site': 'cross-site' }))?.json()).toMatchObject(
      { code: 'ORIGINE' },
    );
    expect((await send({ 'x-csrf-token': 'périmé' }))?.json()).toMatchObject({ code: 'JETON_EXPIRE' });
  });
});
