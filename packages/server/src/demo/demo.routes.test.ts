import { listDemoExamples } from '@ardoise/domain/contract/demo.ts';
import { demoAccounts } from '@ardoise/domain/contract/session.ts';
import { expect, it } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';

it.each([
  ['while DEMO=1', true, 200],
  ['nowhere else, whoever asks', false, 404],
])('has an entrance %s', async (_, demo, status) => {
  const site = await createTestApp({ demo });
  await createUser(site.pool, { role: 'administrator', name: 'admin' });
  for (const caller of [site.anonymous, site.as('admin')])
    for (const call of [listDemoExamples, demoAccounts])
      expect((await caller.call(call)).status).toBe(status);
  await site.close();
});
