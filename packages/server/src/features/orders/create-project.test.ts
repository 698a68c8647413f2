import { createProject, readProject } from '@ardoise/domain/contract/projects.ts';
import { changeSettings } from '@ardoise/domain/contract/settings.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { createOutlet, createSalesTeam, giveQuota } from '../../testing/project-factories.ts';
import { unitsLeft } from '../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const GOLD = '3104587';
const NO_MEDAL = '3107740';
const BOARDS = ['Boards PVC', 'Caissons Lumineux', 'Digital'] as const;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'siege' });
  await createOutlet(site.pool, GOLD);
  await createOutlet(site.pool, NO_MEDAL, '');
});
afterAll(() => site.close());
beforeEach(() => suspend(false));

async function suspend(vaeSuspendue: boolean): Promise<void> {
  await site.as('siege').call(changeSettings, { body: { vaeSuspendue } });
}

type Body = Omit<Parameters<typeof callCreate>[1], never>;
async function callCreate(
  name: string,
  body: { type: ProjectType; nOutlet?: string; quotaConfirme?: boolean },
) {
  return site.as(name).call(createProject, { body });
}

/** A dc of a team with so many units of every quota, with functions to create as them and count. */
async function seller(units = 60) {
  const { dc } = await createSalesTeam(site.pool, units);
  for (const kind of ['VAE', 'PDA'] as const) await giveQuota(site.pool, dc.smhf ?? '', kind, units);
  const count = async () => {
    const { rows } = await site.pool.query<{ n: number }>(
      'select count(*)::int as n from projects where dc = $1',
      [dc.name],
    );
    return rows[0]?.n;
  };
  return { dc, count, create: (body: Body) => callCreate(dc.name, body) };
}

describe('a project created with its outlet', () => {
  it.each<ProjectType>(['Carte Brasserie', ...BOARDS])(
    '%s: contains the record’s data, and still begins at its first step',
    async (type) => {
      const { dc, create } = await seller();
      const { status, body } = await create({ type, nOutlet: ` ${GOLD} ` });
      expect([status, body.nextState]).toEqual([201, 'info-pdv']);
      const { body: project } = await site.as(dc.name).call(readProject, { params: { id: body._id.$oid } });
      expect(project).toMatchObject({ type, nameProjet: 'Brasserie du Palais', statut: 'Brouillon' });
      expect(project.numProjet).toMatch(/^3104587_\d{4}_\d{2}_\d{2}$/);
      expect(project.pdv).toMatchObject({
        nOutlet: GOLD,
        nomPDV: 'Brasserie du Palais',
        telephone: '05 56 48 17 20',
        medaillePDV: 'Gold',
      });
      expect(project.eligibleQuota).toBeUndefined();
    },
  );

  it('may have no medal where its kind requires none', async () => {
    const { create } = await seller();
    expect((await create({ type: 'Boards PVC', nOutlet: NO_MEDAL })).status).toBe(201);
  });

  it('is optional: with a blank number the first step asks for it', async () => {
    const { dc, create } = await seller();
    const { body } = await create({ type: 'Digital', nOutlet: ' ' });
    const { body: project } = await site.as(dc.name).call(readProject, { params: { id: body._id.$oid } });
    expect(project.pdv).toBeUndefined();
  });
});

describe('a refusal leaves no project', () => {
  const NOT_ELIGIBLE =
    'Ce point de vente n’est pas éligible\u00a0: sa médaille ne permet pas de commander une Carte Brasserie.';
  it.each<[string, number, Body, number, object]>([
    [
      'an unknown outlet',
      60,
      { type: 'Carte Brasserie', nOutlet: '3105822' },
      404,
      { code: 'PDV_INCONNU', message: 'PDV Inconnu.' },
    ],
    [
      'a medal that does not do',
      60,
      { type: 'Carte Brasserie', nOutlet: NO_MEDAL },
      422,
      {
        code: 'VALIDATION',
        message: NOT_ELIGIBLE,
        champs: [{ chemin: 'pdv.medaillePDV', message: NOT_ELIGIBLE }],
      },
    ],
    [
      'no unit left',
      0,
      { type: 'Boards PVC', nOutlet: GOLD, quotaConfirme: true },
      422,
      { code: 'QUOTA', message: 'Attention : quota dépassé. La création d’un projet est impossible.' },
    ],
    [
      'few units left, until it is confirmed',
      7,
      { type: 'Digital', nOutlet: GOLD },
      422,
      {
        code: 'QUOTA_A_CONFIRMER',
        message: 'Attention, quota restant faible : 7',
        etat: { restant: 7, avenir: 0, statut: 'OK' },
      },
    ],
    ['an outlet’s number without end', 60, { type: 'Digital', nOutlet: '3'.repeat(51) }, 400, {}],
  ])('%s', async (_case, units, body, status, told) => {
    const { count, create } = await seller(units);
    const refused = await create(body);
    expect([refused.status, refused.body]).toEqual([status, expect.objectContaining(told)]);
    expect(await count()).toBe(0);
  });

  it.each(BOARDS)('%s while head office suspends boards, for any outlet', async (type) => {
    await suspend(true);
    const { count, create } = await seller();
    for (const nOutlet of [GOLD, '3105822']) {
      const refused = await create({ type, nOutlet });
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { code: 'VAE_SUSPENDUE', message: 'La création de projets VAE est suspendue pour le moment' },
      ]);
    }
    expect(await count()).toBe(0);
    expect((await create({ type: 'Carte Brasserie', nOutlet: GOLD })).status).toBe(201);
  });
});

it('consumes no unit: two concurrent ones on the last unit are two drafts, and the unit is still there', async () => {
  const { dc, count, create } = await seller(1);
  const body = { type: 'Carte Brasserie', nOutlet: GOLD, quotaConfirme: true } as const;
  const made = await Promise.all([create(body), create(body)]);
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  expect([await count(), await unitsLeft(site.pool, dc.smhf ?? '')]).toEqual([2, 1]);
});
