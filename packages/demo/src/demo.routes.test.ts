import { listDemoExamples } from '@ardoise/domain/contract/demo.ts';
import { demoAccounts } from '@ardoise/domain/contract/session.ts';
import { createUser } from '@ardoise/server/testing/factories.ts';
import { createTestApp } from '@ardoise/server/testing/test-app.ts';
import { expect, it } from 'vitest';

it.each([
  ['while DEMO=1', true, 200],
  ['nowhere else, whoever asks', false, 404],
])('returns the entrance %s', async (_, demo, status) => {
  const site = await createTestApp({ demo });
  await createUser(site.pool, { role: 'administrator', name: 'admin' });
  for (const caller of [site.anonymous, site.as('admin')])
    for (const call of [listDemoExamples, demoAccounts])
      expect((await caller.call(call)).status).toBe(status);
  await site.close();
});
