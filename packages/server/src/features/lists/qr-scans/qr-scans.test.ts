import { scanQrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { exportScans, readScans, tellSilentCode } from '@ardoise/domain/contract/qr-scans.ts';
import { read } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { deliveredCode, type MadeCode } from '../../../testing/printed-codes.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ScanCounter } from '../../project/qr-codes/scan-counter.ts';
import { claimTargets, giveBackTry } from './target-tries.repository.ts';
import { problemOf } from './try-targets.ts';

const NOW = new Date('2026-11-23T09:00:00Z');

let site: TestApp;
let palais: MadeCode;
let paix: MadeCode;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
  palais = await deliveredCode(site, { name: 'Brasserie du Palais', delivered: '2026-10-20' });
  paix = await deliveredCode(site, { name: 'Café de la Paix', delivered: '2026-10-30' });
  await site.pool.query(
    `update catalogue_items set data = (data::jsonb || '{"taille": 14, "encre": "#000000", "fond": "#ffffff"}')::json
     where list = 'modeleqrcodesstickers' and id = 'sticker-rond'`,
  );
});
afterAll(() => site.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => vi.useRealTimers();
});

const counted = async () =>
  (await site.pool.query('select code, hour, scans from qr_scans order by hour, code')).rows;
const scans = async (query: { jours?: number; smhf?: string } = {}) =>
  (await site.as('helene').call(readScans, { query })).body;

describe('scans', () => {
  it('are counted by hour and code, an unknown code never, and written when the server stops', async () => {
    const other = await createTestApp();
    const made = await deliveredCode(other, { name: 'Chez Margot', delivered: '2026-11-01' });
    for (let scan = 0; scan < 3; scan += 1)
      await other.anonymous.call(scanQrCode, { params: { code: made.code.toUpperCase() } });
    await other.inject({ method: 'GET', url: '/q/inconnu' });
    await other.app.close();
    const { rows } = await other.pool.query('select code, hour, scans from qr_scans');
    expect(rows).toEqual([{ code: made.code, hour: '2026-11-23T09:00:00.000Z', scans: 3 }]);
    await other.close();
  });

  it('of two processes add up, and stay for the next write when one fails', async () => {
    const errors: unknown[] = [];
    const counters = [1, 2].map(() => new ScanCounter(site.pool, (error) => errors.push(error)));
    for (const [index, counter] of counters.entries()) {
      counter.count(palais.code, new Date('2026-11-20T19:59:59Z'));
      counter.count(palais.code, new Date('2026-11-20T20:00:00Z'), 2 + index);
      counter.count(paix.code, new Date('2026-10-29T11:00:00Z'));
    }
    await site.pool.query('alter table qr_scans rename to qr_scans_away');
    await counters[0]?.flush();
    expect(errors).toHaveLength(1);
    await site.pool.query('alter table qr_scans_away rename to qr_scans');
    await Promise.all(counters.map((counter) => counter.flush()));
    expect((await counted()).map(({ hour, scans: count }) => [hour, count])).toEqual([
      ['2026-10-29T11:00:00.000Z', 2],
      ['2026-11-20T19:00:00.000Z', 2],
      ['2026-11-20T20:00:00.000Z', 5],
    ]);
  });

  it('are shown by day and outlet, the silent first, with what is wrong of its code', async () => {
    const { points, parJour, ...sums } = await scans();
    expect(sums).toMatchObject({ jours: 28, total: 9, codes: 2, muets: 1, mediane: 4.5, finDeSemaine: 78 });
    // 20:59 and 21:00 in Paris; the scans at the print shop were at noon.
    expect(sums.soiree).toBe(78);
    expect(sums.premierScan).toBe(31);
    expect(parJour).toHaveLength(28);
    expect(parJour.find(({ jour }) => jour === '2026-11-20')).toEqual({ jour: '2026-11-20', scans: 7 });
    expect(points.map(({ nom, muet, scans: count }) => [nom, muet, count])).toEqual([
      ['Café de la Paix', true, 2],
      ['Brasserie du Palais', false, 7],
    ]);
    expect(points[1]).toMatchObject({
      imprime: '2026-10-17',
      livre: '2026-10-20',
      quatorzeJours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0],
      parExemplaire: 0.29,
      modele: { nom: 'Sticker rond', taille: 14, problemes: ['petit'] },
    });
    expect((await scans({ jours: 7, smhf: palais.smhf })).points.map(({ scans: count }) => count)).toEqual([
      7,
    ]);
  });

  it('are exported by day', async () => {
    const { bytes, status } = await site.as('helene').call(exportScans, { query: {} });
    expect(status).toBe(200);
    const sheet = read(bytes, { type: 'buffer' }).Sheets.Scans;
    expect(['A2', 'E2', 'A3', 'E3'].map((cell) => sheet?.[cell]?.v)).toEqual([
      'Café de la Paix',
      2,
      'Brasserie du Palais',
      7,
    ]);
  });

  it('are read by head office alone', async () => {
    expect((await site.as(palais.dc).call(readScans)).status).toBe(403);
    expect((await site.as('helene').call(readScans, { query: { jours: 13 } })).status).toBe(400);
  });
});

describe('the dc of a silent code', () => {
  it('is told once, with what is wrong', async () => {
    const tell = (id: string) => site.as('helene').call(tellSilentCode, { params: { id } });
    expect(await tell(palais.id)).toMatchObject({ status: 422, body: { code: 'GARDE' } });
    await Promise.all([tell(paix.id), tell(paix.id)]);
    const mails = await queuedMails(site, { template: 'silent-code' });
    expect(mails.map(({ recipient }) => recipient)).toEqual([`${paix.dc}@ardoise.test`]);
    expect(mails[0]?.text).toContain('il se lit à 14');
    expect(mails[0]?.text).toContain('ne mène encore nulle part');
    expect((await scans()).points[0]?.prevenu).not.toBeNull();
  });
});

describe('a try without a network', () => {
  it('is no problem, and is made again an hour later', async () => {
    expect(problemOf({ failure: 'network' })).toBeNull();
    await site.pool.query(
      "update qr_codes set type = 'url', url = 'https://palais.example' where code = $1",
      [palais.code],
    );
    const claim = (at: Date) => claimTargets(site.pool, '2026-11-23', at, 10);
    const [target] = await claim(NOW);
    expect(target).toEqual({ code: palais.code, url: 'https://palais.example' });
    expect(await claim(NOW)).toEqual([]);
    if (target) await giveBackTry(site.pool, target);
    expect(await claim(new Date(NOW.getTime() + 60_000))).toEqual([]);
    expect(await claim(new Date(NOW.getTime() + 3_600_000))).toEqual([target]);
  });
});
