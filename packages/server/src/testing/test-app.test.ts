import { get } from '@ardoise/domain/contract/call.ts';
import { connect } from '@ardoise/domain/contract/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ContractBroken } from './caller.ts';
import { createUser } from './factories.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('calls as the given account', async () => {
  const user = await createUser(test.pool, { role: 'dc', name: 'claire' });
  const { status, body } = await test.as('claire').call(connect);
  expect(status).toBe(200);
  expect(body).toEqual({ uid: user.uid, roles: ['authenticated', 'dc'], name: 'claire' });
  expect((await test.anonymous.call(connect)).body.uid).toBe(0);
});

it.each([
  ['misses a field', z.object({ uid: z.int(), roles: z.array(z.string()), email: z.string() })],
  ['has a field that is not declared', z.object({ uid: z.int() })],
])('rejects a reply that %s', async (_, reply) => {
  const wrong = get('Who is signed in', { path: '/jdrupal/connect', who: 'public', reply });
  await expect(test.anonymous.call(wrong)).rejects.toThrow(ContractBroken);
});
