import { listContentChanges } from '@ardoise/domain/contract/content-log.ts';
import {
  changeQuota,
  exportQuotas,
  openQuotaYear,
  planQuotas,
  quotaTransfers,
  readQuotaGrid,
  transferQuota,
} from '@ardoise/domain/contract/quota-edits.ts';
import { quotaState, quotaTracking } from '@ardoise/domain/contract/quotas.ts';
import { read } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser } from '../../../testing/factories.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { signedDrafts } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { remindQuotaYear } from './remind-quota-year.ts';

const YEAR = 2026;
const NOW = new Date('2026-11-23T09:00:00Z');

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene', prenom: 'Hélène', nom: 'Marchetti' });
  await createUser(site.pool, { role: 'smhf', name: 'antoine', prenom: 'Antoine', nom: 'Delmas' });
  await createUser(site.pool, { role: 'smhf', name: 'chloe', prenom: 'Chloé', nom: 'Garnier' });
  await createUser(site.pool, { role: 'dc', name: 'lea', smhf: 'chloe' });
});
afterAll(() => site.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await emptyTables(site.pool, 'quotas', 'quota_plans', 'quota_reminders');
  for (const smhf of ['antoine', 'chloe'])
    for (const kind of ['CHR', 'VAE', 'PDA'] as const)
      await giveQuota(site.pool, smhf, kind, smhf === 'antoine' ? 120 : 36, YEAR);
  return () => vi.useRealTimers();
});

const siege = () => site.as('helene');
const grid = async (annee = YEAR) => (await siege().call(readQuotaGrid, { params: { annee } })).body;
const cellOf = async (smhf: string, annee = YEAR) =>
  (await grid(annee)).lignes.find((line) => line.smhf === smhf)?.cellules.CHR;
const lastChange = async () =>
  (await siege().call(listContentChanges, { query: { zone: 'quotas' } })).body.changements[0];

describe('a quota of an opened year', () => {
  const change = (
    body: { annuel: number; version: number; motif: string; depasse?: boolean },
    smhf = 'antoine',
  ) => siege().call(changeQuota, { params: { annee: YEAR, smhf, typeProjet: 'CHR' }, body });

  it('is set with a reason, counts at once and is logged with both figures', async () => {
    const { body } = await change({ annuel: 140, version: 1, motif: ' Plan Terrasses ' });
    expect(body).toEqual({ annuel: 140, version: 2 });
    const state = await siege().call(quotaState, { params: { smhf: 'antoine' } });
    expect(state.body.quotasAnnuelCHR).toBe(140);
    expect(await lastChange()).toMatchObject({
      acte: 'modification',
      liste: '2026',
      entree: 'CHR/antoine',
      nom: 'Antoine Delmas',
      avant: { annuel: 120, smhf: 'antoine', annee: YEAR, typeProjet: 'CHR' },
      apres: { annuel: 140 },
      motif: 'Plan Terrasses',
    });
  });

  it('needs three characters of reason, and a whole number from 0', async () => {
    expect(await change({ annuel: 140, version: 1, motif: ' a ' })).toMatchObject({
      status: 422,
      body: { champs: [{ chemin: 'motif' }] },
    });
    for (const annuel of [-1, 1.5, 100_000])
      expect((await change({ annuel, version: 1, motif: 'Plan Terrasses' })).status).toBe(400);
    expect(await cellOf('antoine')).toMatchObject({ annuel: 120, version: 1 });
  });

  it('is not overwritten by a stale version, which gets both values and who changed it', async () => {
    await change({ annuel: 140, version: 1, motif: 'Plan Terrasses' });
    expect(await change({ annuel: 90, version: 1, motif: 'Moins de terrasses' })).toMatchObject({
      status: 409,
      body: { code: 'VERSION', etat: { annuel: 140, version: 2, qui: 'Hélène Marchetti' } },
    });
    expect(await cellOf('antoine')).toMatchObject({ annuel: 140 });
  });

  it('may leave no unit, once confirmed', async () => {
    const { smhf } = await signedDrafts(site, 1);
    await createUser(site.pool, { role: 'smhf', name: smhf });
    expect(await change({ annuel: 0, version: 1, motif: 'Secteur fermé' }, smhf)).toMatchObject({
      status: 422,
      body: { code: 'QUOTA_A_CONFIRMER' },
    });
    expect(
      (await change({ annuel: 0, version: 1, motif: 'Secteur fermé', depasse: true }, smhf)).status,
    ).toBe(200);
    const state = await siege().call(quotaState, { params: { smhf } });
    expect(state.body.statutQuotaCHR).toBe('DEPASSE');
    await site.pool.query('update users set active = false where name = $1', [smhf]);
  });

  it('of a closed year, of one in preparation, of nobody: refused', async () => {
    await giveQuota(site.pool, 'antoine', 'CHR', 80, 2025);
    const put = (annee: number, smhf: string) =>
      siege().call(changeQuota, {
        params: { annee, smhf, typeProjet: 'CHR' },
        body: { annuel: 1, version: 1, motif: 'Essai', depasse: true },
      });
    expect(await put(2025, 'antoine')).toMatchObject({ status: 409, body: { code: 'STATUT' } });
    expect(await put(2027, 'antoine')).toMatchObject({ status: 409, body: { code: 'STATUT' } });
    expect((await put(YEAR, 'lea')).status).toBe(404);
  });

  it('of an SMHF who came later is not set until somebody sets it', async () => {
    await createUser(site.pool, { role: 'smhf', name: 'ines', prenom: 'Inès', nom: 'Roussel' });
    expect(await cellOf('ines')).toMatchObject({ annuel: null, version: 0 });
    await change({ annuel: 30, version: 0, motif: 'Nouveau secteur' }, 'ines');
    expect(await cellOf('ines')).toMatchObject({ annuel: 30, version: 1 });
    await site.pool.query("update users set active = false where name = 'ines'");
  });

  it('is exported with what is left', async () => {
    const { status, bytes } = await siege().call(exportQuotas, { params: { annee: YEAR } });
    expect(status).toBe(200);
    const sheet = read(bytes, { type: 'buffer' }).Sheets['Quotas 2026'];
    expect(['A2', 'C2', 'D2', 'F2'].map((cell) => sheet?.[cell]?.v)).toEqual([
      'Antoine Delmas',
      'Carte Brasserie',
      120,
      120,
    ]);
  });
});

describe('a transfer', () => {
  const body = {
    de: 'antoine',
    a: 'chloe',
    typeProjet: 'CHR' as const,
    unites: 10,
    motif: 'Quatre ouvertures à Angers',
    versions: { de: 1, a: 1 },
  };
  const transfer = (given: Partial<typeof body> = {}, annee = YEAR) =>
    siege().call(transferQuota, { params: { annee }, body: { ...body, ...given } });

  it('moves units, mails both the reason, and stands in what both read', async () => {
    expect((await transfer()).body).toEqual({
      de: { annuel: 110, version: 2 },
      a: { annuel: 46, version: 2 },
    });
    expect(await lastChange()).toMatchObject({
      acte: 'transfert',
      avant: { de: { annuel: 120 }, a: { annuel: 36 } },
      apres: { de: { annuel: 110 }, a: { annuel: 46 }, unites: 10 },
      motif: body.motif,
    });
    const mails = await queuedMails(site, { template: 'quota-transferred' });
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      'antoine@ardoise.test',
      'chloe@ardoise.test',
    ]);
    expect(mails.every(({ text }) => text.includes(body.motif))).toBe(true);
    for (const username of ['antoine', 'chloe']) {
      const read = await site.as(username).call(quotaTransfers, { params: { username } });
      expect(read.body).toEqual([
        expect.objectContaining({
          qui: 'Hélène Marchetti',
          de: 'Antoine Delmas',
          a: 'Chloé Garnier',
          unites: 10,
          typeProjet: 'CHR',
          motif: body.motif,
        }),
      ]);
    }
    const another = await site.as('chloe').call(quotaTransfers, { params: { username: 'antoine' } });
    expect(another.status).toBe(404);
  });

  it('sent twice moves once', async () => {
    await transfer();
    expect(await transfer()).toMatchObject({
      status: 409,
      body: { code: 'VERSION', etat: { de: { annuel: 110 }, a: { annuel: 46, qui: 'Hélène Marchetti' } } },
    });
    expect(await cellOf('antoine')).toMatchObject({ annuel: 110 });
  });

  it('fills a quota up to the figure that can be typed', async () => {
    await giveQuota(site.pool, 'chloe', 'CHR', 99_995, YEAR);
    expect(await transfer({ unites: 5 })).toMatchObject({
      status: 422,
      body: { champs: [{ chemin: 'unites', message: 'Chloé Garnier peut en recevoir 4 au plus.' }] },
    });
    expect((await transfer({ unites: 4 })).body.a.annuel).toBe(99_999);
  });

  it('moves no more than is left, a consumed unit never', async () => {
    expect(await transfer({ unites: 121 })).toMatchObject({
      status: 422,
      body: { champs: [{ chemin: 'unites', message: '120 au plus' }] },
    });
    await site.pool.query("insert into quota_folded_sums values ('antoine', 2026, 'CHR', 0, 100, 0, 0, 0)");
    expect(await transfer({ unites: 21 })).toMatchObject({ status: 422, body: { message: '20 au plus' } });
    expect((await transfer({ unites: 20 })).status).toBe(200);
    await site.pool.query("delete from quota_folded_sums where smhf = 'antoine'");
  });

  it('needs a reason, two SMHFs and an opened year', async () => {
    expect((await transfer({ motif: '' })).status).toBe(422);
    for (const a of ['antoine', 'ANTOINE']) expect(await transfer({ a }), a).toMatchObject({ status: 422 });
    expect((await transfer({ a: 'lea' })).status).toBe(404);
    expect((await transfer({}, 2025)).status).toBe(409);
    expect((await transfer({}, 2027)).status).toBe(409);
  });
});

describe('the next year', () => {
  const KINDS = ['CHR', 'VAE', 'PDA'] as const;
  const cells = (annuel: number | null, version = 0) =>
    ['antoine', 'chloe'].flatMap((smhf) =>
      KINDS.map((typeProjet) => ({ smhf, typeProjet, annuel, version })),
    );
  const plan = (cellules: ReturnType<typeof cells>, origine: 'saisie' | 'collage' = 'saisie') =>
    siege().call(planQuotas, { params: { annee: 2027 }, body: { origine, cellules } });
  const open = () => siege().call(openQuotaYear, { params: { annee: 2027 } });

  it('is prepared without an effect, then opened, and counts from 1 January', async () => {
    await plan(cells(50));
    expect(await grid(2027)).toMatchObject({
      etat: 'preparation',
      lignes: [{ smhf: 'antoine' }, { smhf: 'chloe' }],
    });
    expect(await cellOf('chloe', 2027)).toMatchObject({ annuel: 50, version: 1, precedent: { annuel: 36 } });
    vi.setSystemTime(new Date('2027-01-02T09:00:00Z'));
    const carried = await siege().call(quotaState, { params: { smhf: 'chloe' } });
    expect(carried.body).toMatchObject({ annee: 2027, quotasAnnuelCHR: 36 });
    const tracked = await siege().call(quotaTracking, { params: { username: 'helene' } });
    expect(tracked.body.find(({ smhf }) => smhf === 'chloe')).toMatchObject({ annee: 2027, annuel: 36 });
    expect(await grid(2027)).toMatchObject({ etat: 'preparation', repris: 2026 });
    vi.setSystemTime(NOW);
    expect((await open()).body.message).toContain('1er janvier');
    const { etat, repris } = await grid(2027);
    expect([etat, repris]).toEqual(['ouverte', null]);
    const before = await siege().call(quotaState, { params: { smhf: 'chloe' } });
    expect(before.body).toMatchObject({ annee: 2026, quotasAnnuelCHR: 36 });
    vi.setSystemTime(new Date('2027-01-02T09:00:00Z'));
    const after = await siege().call(quotaState, { params: { smhf: 'chloe' } });
    expect(after.body).toMatchObject({ annee: 2027, quotasAnnuelCHR: 50 });
    expect(await grid(2026)).toMatchObject({ etat: 'close' });
  });

  it('opens once each cell is set, 0 among them, and once only', async () => {
    await plan(cells(0).slice(0, 5));
    expect(await open()).toMatchObject({
      status: 422,
      body: { code: 'GARDE', message: 'Il reste des quotas à fixer\u00a0: Chloé Garnier.' },
    });
    await plan([{ smhf: 'chloe', typeProjet: 'PDA', annuel: 0, version: 0 }]);
    await open();
    await open();
    const { body } = await siege().call(listContentChanges, { query: { zone: 'quotas', acte: 'ouverture' } });
    expect(body.changements.filter(({ liste }) => liste === '2027')).toHaveLength(2);
    const mails = await queuedMails(site, { template: 'quotas-opened' });
    expect(mails).toHaveLength(4);
    expect((await plan(cells(1, 1))).body).toMatchObject({ code: 'STATUT' });
  });

  it('saves all figures or none where one was changed meanwhile', async () => {
    await plan(cells(50));
    await plan([{ smhf: 'chloe', typeProjet: 'CHR', annuel: 60, version: 1 }]);
    expect(await plan(cells(70, 1))).toMatchObject({
      status: 409,
      body: { code: 'VERSION', etat: [{ smhf: 'chloe', typeProjet: 'CHR', annuel: 60, version: 2 }] },
    });
    expect(await cellOf('antoine', 2027)).toMatchObject({ annuel: 50, version: 1 });
  });

  it('keeps the version of a figure that is taken back', async () => {
    await plan(cells(50));
    await plan([{ smhf: 'chloe', typeProjet: 'CHR', annuel: null, version: 1 }]);
    expect(await cellOf('chloe', 2027)).toMatchObject({ annuel: null, version: 2 });
    expect((await plan([{ smhf: 'chloe', typeProjet: 'CHR', annuel: 5, version: 0 }])).status).toBe(409);
  });

  it('logs figures filled at once as one line with theirs behind it', async () => {
    await plan(cells(50), 'collage');
    expect(await lastChange()).toMatchObject({
      acte: 'import',
      nom: 'quotas 2027 depuis un tableur',
      nombre: 6,
    });
  });

  it('is said to head office once, from 1 December, unless it is opened', async () => {
    const told = async () => (await queuedMails(site, { template: 'quota-year-to-open' })).length;
    await remindQuotaYear(site.pool, site.mails, new Date('2026-11-30T22:00:00Z'));
    expect(await told()).toBe(0);
    const december = new Date('2026-11-30T23:30:00Z');
    await Promise.all([1, 2].map(() => remindQuotaYear(site.pool, site.mails, december)));
    expect(await told()).toBe(1);
    await site.pool.query('truncate quota_reminders');
    await plan(cells(1));
    await open();
    await remindQuotaYear(site.pool, site.mails, december);
    expect(await told()).toBe(1);
  });

  it('does not reach beyond next year', async () => {
    expect((await siege().call(readQuotaGrid, { params: { annee: 2028 } })).status).toBe(404);
    expect((await siege().call(openQuotaYear, { params: { annee: 2028 } })).status).toBe(404);
  });
});
