import { lookUpOutlet } from '@ardoise/domain/contract/outlets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createOutlet } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'dc', name: 'claire' });
  await createUser(site.pool, { role: 'agence', name: 'agence' });
  await createOutlet(site.pool, '31');
});
afterAll(() => site.close());

describe('the lookup', () => {
  it('replies with the record as it is stored, whatever surrounds the number', async () => {
    const { body } = await site.as('claire').call(lookUpOutlet, { params: { outlet: ' 31 ' } });
    expect(body).toMatchObject({
      Outlet_Name: 'Brasserie du Palais',
      Telephone__c: '+33 5 56 48 17 20',
      Segmentation__c: 'Gold',
      Email: null,
    });
  });

  it('reports an unknown outlet', async () => {
    const { status, body } = await site.as('claire').call(lookUpOutlet, { params: { outlet: '999' } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'PDV_INCONNU', message: 'PDV Inconnu.' });
  });

  it('is refused to an agency, and rate-limited', async () => {
    expect((await site.as('agence').call(lookUpOutlet, { params: { outlet: '31' } })).status).toBe(403);
    const caller = site.as('claire');
    const statuses: number[] = [];
    for (let made = 0; made < 61; made += 1) {
      statuses.push((await caller.call(lookUpOutlet, { params: { outlet: '31' } })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
