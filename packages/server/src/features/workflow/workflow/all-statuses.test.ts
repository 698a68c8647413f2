import { allStatuses, canUpdate, userStatuses } from '@ardoise/domain/contract/allowed-statuses.ts';
import { readProject } from '@ardoise/domain/contract/projects.ts';
import { PROJECT_KINDS } from '@ardoise/domain/projects/kinds.ts';
import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';
import { statusesOf } from '@ardoise/domain/rules/transitions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { orderOfKind, setColumns } from '../../../testing/kind-order.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sample } from '../../../testing/volume.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe.each(sample(1, PROJECT_KINDS))('the statuses that head office may give a %s', (kind) => {
  it('are the rows of each status for siege, and every status of the kind for an administrator', async () => {
    const order = await orderOfKind(site, kind);
    const administrator = site.as((await createUser(site.pool, { role: 'administrator' })).name);
    const params = { id: order.id };
    for (const statut of statusesOf(kind)) {
      await setColumns(site, order.id, { statut });
      const { body: offered } = await order.siege.call(allStatuses, { params });
      const rows: readonly string[] = TRANSITIONS.filter(
        (row) => row.kinds.includes(kind) && row.from === statut && row.roles.includes('siege'),
      ).map(({ target }) => target);
      // Rows that depend on another answer of the order, such as a pose, are not offered.
      expect([statut, offered.filter((target) => !rows.includes(target))]).toEqual([statut, []]);
      const { body: project } = await order.siege.call(readProject, { params });
      expect([statut, project.actions.map(({ target }) => target)]).toEqual([statut, offered]);
      expect((await administrator.call(allStatuses, { params })).body).toEqual(statusesOf(kind));
    }
    await setColumns(site, order.id, { statut: 'Agence' });
    expect((await order.siege.call(allStatuses, { params })).body).toContain('Rejeté');
    expect((await order.caller.call(allStatuses, { params })).status).toBe(403);
    expect((await order.agency.call(allStatuses, { params })).status).toBe(403);
  });
});

it('each account is told the statuses that it sees, and whether it may edit an order of its scope', async () => {
  const order = await orderOfKind(site, 'CHR');
  const seen = await order.siege.call(userStatuses);
  expect(seen.body).toContain('Brouillon');
  const params = { id: order.id };
  expect((await order.siege.call(canUpdate, { params })).body).toEqual([true]);
  expect((await order.agency.call(canUpdate, { params })).body).toEqual([false]);
  const stranger = site.as((await createUser(site.pool, { role: 'dc' })).name);
  expect((await stranger.call(canUpdate, { params })).status).toBe(404);
});
