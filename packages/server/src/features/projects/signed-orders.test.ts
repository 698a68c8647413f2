import { cloneProject, restoreProject, undoClone } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChrDraft } from '../../testing/chr-draft.ts';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readQuotaFigures } from './quota-figures.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it('an undone clone that is restored counts as to come again', async () => {
  const { caller, dc, id } = await createChrDraft(site);
  const siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
  const figures = () => readQuotaFigures(site.pool, dc.smhf ?? '', new Date().getFullYear(), 'CHR');
  const before = await figures();
  const { body } = await caller.call(cloneProject, { params: { id } });
  if ('error' in body) throw new Error(body.error);
  const copy = { params: { id: body._id.$oid } };
  expect((await caller.call(undoClone, copy)).status).toBe(200);
  expect(await figures()).toEqual(before);
  expect((await siege.call(restoreProject, copy)).status).toBe(200);
  expect(await figures()).toEqual({ ...before, avenir: before.avenir + 1 });
});
