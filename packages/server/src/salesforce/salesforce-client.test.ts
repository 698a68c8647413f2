import { afterEach, beforeEach, expect, it } from 'vitest';
import { SalesforcePeer } from '../testing/salesforce-peer.ts';
import { type CallUsage, SalesforceClient } from './salesforce-client.ts';

const SOQL = "SELECT Name FROM Account WHERE Outlet_Number__c = '31' ORDER BY SystemModstamp DESC LIMIT 1";
let peer: SalesforcePeer;
let client: SalesforceClient;
let usage: CallUsage[];
beforeEach(async () => {
  usage = [];
  peer = await new SalesforcePeer().start();
  peer.put('31', { Name: 'Le Zinc' }, '2026-11-20T08:00:00.000+0000');
  client = new SalesforceClient(peer.access, (told) => usage.push(told));
});
afterEach(() => peer.stop());

const ask = (signal = AbortSignal.timeout(20_000)) => client.query(SOQL, signal);

it('reads records with one token, and the use of the calls', async () => {
  expect((await ask()).records).toMatchObject([{ Name: 'Le Zinc' }]);
  await ask();
  expect(peer.tokenRequests).toBe(1);
  expect(usage).toEqual([
    { used: 1, limit: 15000 },
    { used: 2, limit: 15000 },
  ]);
});

it('renews an expired token once, by one request for all in flight', async () => {
  await ask();
  peer.expireTokens();
  const pages = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(pages.map(({ records }) => records.length)).toEqual([1, 1, 1, 1]);
  expect([peer.tokenRequests, peer.requests]).toEqual([2, 9]);
});

it('renews it once only, where the new one is refused as well', async () => {
  peer.mood = 'session';
  await expect(ask()).rejects.toMatchObject({
    trouble: 'refuse',
    message: expect.stringContaining('INVALID_SESSION_ID'),
  });
  expect(peer.requests).toBe(2);
});

it('asks for another token after one was refused', async () => {
  peer.secret = 'changed';
  await expect(ask()).rejects.toMatchObject({ trouble: 'refuse' });
  peer.secret = SalesforcePeer.SECRET;
  expect((await ask()).records).toHaveLength(1);
});

it('rejects at its caller’s timeout, and continues for the others', async () => {
  const given = new AbortController();
  const first = ask(given.signal);
  const second = ask();
  given.abort();
  await expect(first).rejects.toMatchObject({ trouble: 'lent' });
  expect((await second).records).toHaveLength(1);
});
