import { readOutletSources, rereadSalesforce as rereadCall } from '@ardoise/domain/contract/salesforce.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SalesforceOutlets } from '../../../salesforce/salesforce-outlets.ts';
import { holdReading } from '../../../salesforce/salesforce-state.repository.ts';
import { createUser } from '../../../testing/factories.ts';
import { SalesforcePeer } from '../../../testing/salesforce-peer.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isReadingDue, rereadSalesforce } from './reread-salesforce.ts';

let peer: SalesforcePeer;
let site: TestApp;
let salesforce: SalesforceOutlets;
/** Changed so many minutes after eight. */
function put(nOutlet: string, fields: Record<string, unknown>, minutes: number) {
  const stamp = new Date(Date.UTC(2026, 10, 20, 8, minutes)).toISOString().replace('Z', '+0000');
  peer.put(nOutlet, fields, stamp);
}
async function name(nOutlet: string) {
  const { rows } = await site.pool.query<{ name: string }>(
    "select data ->> 'Outlet_Name' as name from outlets where n_outlet = $1",
    [nOutlet],
  );
  return rows[0]?.name;
}
async function count() {
  const { rows } = await site.pool.query<{ count: number }>('select count(*)::int from outlets');
  return rows[0]?.count;
}
async function reading() {
  const { body } = await site.as('helene').call(readOutletSources);
  return body.salesforce?.relecture;
}
const again = () => rereadSalesforce(site.pool, salesforce);

describe('the reading of what changed', () => {
  beforeEach(async () => {
    peer = await new SalesforcePeer().start();
    for (let count = 0; count < 25; count += 1)
      put(String(3100000 + count), { Name: `Café ${count}` }, count);
    peer.pageSize = 10;
    site = await createTestApp({ salesforce: peer.access });
    if (site.salesforce === null) throw new Error('Salesforce is configured');
    salesforce = site.salesforce;
    await createUser(site.pool, { role: 'siege', name: 'helene' });
  });
  afterEach(async () => {
    await site.close();
    await peer.stop();
  });

  it('reads all outlets by pages, then only what changed, a little before included', async () => {
    expect(await again()).toBe('done');
    expect(await count()).toBe(25);
    expect(await reading()).toMatchObject({ etat: 'finie', fiches: 25 });
    put('3100003', { Name: 'Renommé' }, 30);
    put('3200000', { Name: 'Neuf' }, 31);
    await again();
    // Ten minutes before the last change of the first reading: 14 to 24, and two.
    expect(await reading()).toMatchObject({ etat: 'finie', fiches: 13 });
    expect([await name('3100003'), await name('3200000'), await count()]).toEqual(['Renommé', 'Neuf', 26]);
  });

  it('changes nothing when nothing changed', async () => {
    await again();
    const versions = () => site.pool.query('select n_outlet, version, data from outlets order by 1');
    const before = await versions();
    await rereadSalesforce(site.pool, salesforce, { full: true });
    expect((await versions()).rows).toEqual(before.rows);
  });

  it('continues where it was interrupted', async () => {
    peer.failsAfterPages = 1;
    await expect(again()).rejects.toMatchObject({ trouble: 'injoignable' });
    expect(await count()).toBe(10);
    expect(await reading()).toMatchObject({ etat: 'interrompue', fiches: 10 });
    peer.failsAfterPages = Number.POSITIVE_INFINITY;
    await again();
    expect(await count()).toBe(25);
    expect(peer.queries.at(-1)).toContain('SystemModstamp >= 2026-11-20T07:59:00.000Z');
  });

  it('is made by one process at a time', async () => {
    await holdReading(site.pool, async () => expect(await again()).toBe('busy'));
    expect(await count()).toBe(0);
    const outcomes = await Promise.all([again(), again(), again()]);
    expect(outcomes).toContain('done');
    expect(await count()).toBe(25);
  });

  it('keeps what was corrected here, until Salesforce changes that field', async () => {
    put('3100003', { Name: 'Café', Telephone__c: '+33 5', City__c: 'Pau' }, 26);
    await again();
    await site.pool.query(
      `update outlets set data = data || '{"Outlet_Name": "Corrigé", "Telephone__c": "05 56 00 00 00"}' where n_outlet = '3100003'`,
    );
    put('3100003', { Name: 'Café', Telephone__c: '+33 6', City__c: 'Dax' }, 40);
    await again();
    const { rows } = await site.pool.query("select data, version from outlets where n_outlet = '3100003'");
    expect(rows).toMatchObject([
      { data: { Outlet_Name: 'Corrigé', Telephone__c: '+33 6', City__c: 'Dax' }, version: 3 },
    ]);
  });

  it('begins by a call, which is refused while one runs', async () => {
    await holdReading(site.pool, async () => {
      expect((await site.as('helene').call(rereadCall)).body).toMatchObject({ code: 'STATUT' });
      return null;
    });
    expect((await site.as('helene').call(rereadCall)).status).toBe(204);
    await expect.poll(reading).toMatchObject({ etat: 'finie', fiches: 25 });
  });
});

it.each([
  [null, '2026-11-23T12:00:00Z', true],
  ['2026-11-23T01:10:00Z', '2026-11-23T12:00:00Z', false],
  ['2026-11-23T01:10:00Z', '2026-11-24T00:30:00Z', false],
  ['2026-11-23T01:10:00Z', '2026-11-24T01:00:00Z', true],
  ['2026-11-20T01:10:00Z', '2026-11-23T12:00:00Z', true],
])('is due at night: last %s, now %s: %s', (last, now, due) => {
  expect(isReadingDue(last, new Date(now))).toBe(due);
});
