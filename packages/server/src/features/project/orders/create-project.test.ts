import { createProject as createCall, readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/transaction.ts';
import { createUser } from '../../../testing/factories.ts';
import { createOutlet, createSalesTeam, giveQuota } from '../../../testing/project-factories.ts';
import { unitsLeft } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newProjectId } from '../projects/project-id.ts';
import type { Creation } from './check-creation.ts';
import { createProject } from './create-project.ts';

const GOLD = '3104587';
const NO_MEDAL = '3107740';
const SILVER = '3107741';
const PLATINUM = '3107742';
const BOARDS = ['Boards PVC', 'Caissons Lumineux', 'Digital'] as const;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'siege' });
  await createOutlet(site.pool, GOLD);
  await createOutlet(site.pool, NO_MEDAL, '');
  await createOutlet(site.pool, SILVER, 'Silver');
  await createOutlet(site.pool, PLATINUM, 'PLATINUM');
});
afterAll(() => site.close());
beforeEach(() => suspend(false));

async function suspend(vaeSuspendue: boolean): Promise<void> {
  await site.as('siege').call(changeSettings, { body: { vaeSuspendue } });
}

type Body = Omit<Parameters<typeof callCreate>[1], never>;
async function callCreate(
  name: string,
  body: {
    _id?: { $oid: string };
    type: ProjectType;
    nOutlet?: string;
    quotaConfirme?: Creation['quotaConfirme'];
  },
) {
  return site.as(name).call(createCall, { body });
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
  it.each<ProjectType>(['Carte Brasserie', ...BOARDS, 'Sur Mesure'])(
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

  it('is for Gold and Platinum where it is a Sur Mesure, which takes no unit', async () => {
    const { create, count } = await seller(0);
    expect((await create({ type: 'Sur Mesure', nOutlet: PLATINUM })).status).toBe(201);
    for (const nOutlet of [SILVER, NO_MEDAL]) {
      const { status, body } = await create({ type: 'Sur Mesure', nOutlet });
      const message =
        'Ce point de vente n’est pas éligible\u00a0: sa médaille ne permet pas de commander un Sur Mesure.';
      expect([status, body], nOutlet).toMatchObject([422, { code: 'VALIDATION', message }]);
    }
    expect(await count()).toBe(1);
  });

  it('is optional: with a blank number the first step asks for it', async () => {
    const { dc, create } = await seller();
    const { body } = await create({ type: 'Digital', nOutlet: ' ' });
    const { body: project } = await site.as(dc.name).call(readProject, { params: { id: body._id.$oid } });
    expect(project.pdv).toBeUndefined();
  });
});

describe('what a project takes from the dc’s last orders', () => {
  async function sellerWithOrder(plan: string) {
    const { dc, agence } = await createSalesTeam(site.pool, 60);
    await giveQuota(site.pool, dc.smhf ?? '', 'VAE', 60);
    const choicesOf = async (type: ProjectType) => {
      const { body } = await callCreate(dc.name, { type });
      const created = await site.as(dc.name).call(readProject, { params: { id: body._id.$oid } });
      return { id: body._id.$oid, ...created.body };
    };
    const first = await choicesOf('Carte Brasserie');
    await site.as(dc.name).call(saveProject, {
      params: { id: first.id },
      body: { version: 1, idprojet: { emailAgence: agence.mail, planProjet: plan } },
    });
    return { dc, agence, first, choicesOf };
  }

  it('is the agency, confirmed, and the plan of a recent order of the same kind', async () => {
    const { agence, first, choicesOf } = await sellerWithOrder('Projet hors plan');
    expect([first.agence, first.idprojet?.emailAgence, first.idprojet?.planProjet]).toEqual([
      null,
      undefined,
      undefined,
    ]);
    const next = await choicesOf('Carte Brasserie');
    expect(next.agence).toBe(agence.name);
    expect(next.idprojet).toMatchObject({ emailAgence: agence.mail, planProjet: 'Projet hors plan' });
    const other = await choicesOf('Caissons Lumineux');
    expect(other.agence).toBe(agence.name);
    expect(other.idprojet?.planProjet).toBeUndefined();
  });

  it('is an order without a plan, too', async () => {
    const { choicesOf } = await sellerWithOrder('');
    expect((await choicesOf('Carte Brasserie')).idprojet?.planProjet).toBe('');
  });

  it('is a plan in its months alone, perhaps over the end of a year, and never a required type', async () => {
    const month = Number(parisDay(new Date()).slice(5, 7));
    const [before, after] = [(month + 10) % 12, month % 12].map((each) => each + 1);
    const { dc, agence, choicesOf } = await sellerWithOrder('Plan de saison');
    const during = async (mois?: { de?: number; a?: number }) => {
      const plan = { valeur: 'Plan de saison', ...(mois && { mois: { de: 1, a: 1, ...mois } }) };
      const autre = { valeur: 'Autre plan' };
      const { status } = await site.as('siege').call(changeSettings, { body: { plans: [plan, autre] } });
      expect(status).toBe(200);
      return (await choicesOf('Carte Brasserie')).idprojet?.planProjet;
    };
    // It stays the dc's last order whatever they create below.
    await site.pool.query("update projects set t_creation = now() + interval '1 hour' where dc = $1", [
      dc.name,
    ]);
    expect(await during({ de: month, a: month })).toBe('Plan de saison');
    expect(await during({ de: after, a: before })).toBeUndefined();
    expect(await during({ de: before, a: after })).toBe('Plan de saison');
    expect(await during()).toBe('Plan de saison');
    await site.pool.query("update projects set kind = 'PSM', type = 'Sur Mesure' where dc = $1", [dc.name]);
    const madeToMeasure = await choicesOf('Sur Mesure');
    expect(madeToMeasure.agence).toBe(agence.name);
    expect(madeToMeasure.idprojet?.planProjet).toBeUndefined();
  });

  it('is the only agency of a new installation, until there is a second one', async () => {
    const others = await site.pool.query<{ name: string }>(
      "update users set active = false where role = 'agence' and active returning name",
    );
    const { dc } = await createSalesTeam(site.pool, 60);
    const firstOf = async () => {
      const { body } = await callCreate(dc.name, { type: 'Carte Brasserie' });
      const created = await site.as(dc.name).call(readProject, { params: { id: body._id.$oid } });
      await site.pool.query('delete from projects where dc = $1', [dc.name]);
      return created.body.agence;
    };
    const { rows } = await site.pool.query<{ name: string }>(
      "select name from users where role = 'agence' and active",
    );
    expect(rows).toHaveLength(1);
    expect(await firstOf()).toBe(rows[0]?.name);
    await site.pool.query('update users set active = true where name = any($1)', [
      others.rows.map(({ name }) => name),
    ]);
    expect(await firstOf()).toBeNull();
  });

  it('is no plan of another season, and no agency whose account is closed', async () => {
    const { dc, agence, choicesOf } = await sellerWithOrder('Projet hors plan');
    await site.pool.query("update projects set t_creation = now() - interval '91 days' where dc = $1", [
      dc.name,
    ]);
    expect((await choicesOf('Carte Brasserie')).idprojet?.planProjet).toBeUndefined();
    await site.pool.query('update users set active = false where name = $1', [agence.name]);
    const closed = await choicesOf('Caissons Lumineux');
    expect([closed.agence, closed.idprojet?.emailAgence]).toEqual([null, undefined]);
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

it('confirms the low quota that was shown: other figures are refused with the present ones, until these are confirmed', async () => {
  const { dc, count, create } = await seller(2);
  const body = { type: 'Carte Brasserie', nOutlet: GOLD } as const;
  const shown = (restant: number, etat: 'OK' | 'ALERTE') =>
    create({ ...body, quotaConfirme: { restant, etat } });
  expect((await shown(2, 'OK')).status).toBe(201);
  await giveQuota(site.pool, dc.smhf ?? '', 'CHR', 1);
  const stale = await shown(2, 'OK');
  expect([stale.status, stale.body, await count()]).toEqual([
    409,
    expect.objectContaining({ code: 'VERSION', etat: { restant: 1, avenir: 1, statut: 'OK' } }),
    1,
  ]);
  expect((await shown(1, 'OK')).status).toBe(201);
  // The same units left, for more drafts than that.
  expect((await shown(1, 'OK')).body).toMatchObject({ etat: { restant: 1, statut: 'ALERTE' } });
  expect((await create({ ...body, quotaConfirme: true })).status).toBe(201);
  await giveQuota(site.pool, dc.smhf ?? '', 'CHR', 60);
  expect((await shown(1, 'ALERTE')).status).toBe(201);
  expect(await count()).toBe(4);
});

describe('a creation with an id generated by the client', () => {
  const body = () => ({
    _id: { $oid: newProjectId() },
    type: 'Carte Brasserie' as const,
    nOutlet: GOLD,
  });

  it('is idempotent: a retry after a lost reply returns the first draft, even where another would be refused', async () => {
    const { dc, count, create } = await seller(11);
    const asked = body();
    const first = await create(asked);
    expect([first.status, first.body]).toEqual([201, { _id: asked._id, nextState: 'info-pdv' }]);
    await giveQuota(site.pool, dc.smhf ?? '', 'CHR', 0);
    const again = await create(asked);
    expect([again.status, again.body, await count()]).toEqual([201, first.body, 1]);
    expect((await create(body())).body).toMatchObject({ code: 'QUOTA' });
  });

  it('creates one draft for concurrent requests', async () => {
    const { count, create } = await seller();
    const asked = body();
    const made = await Promise.all([create(asked), create(asked), create(asked)]);
    expect(made.map(({ status, body }) => [status, body._id])).toEqual(Array(3).fill([201, asked._id]));
    expect(await count()).toBe(1);
  });

  it('discloses no project of somebody else, and changes none', async () => {
    const asked = body();
    const owner = await seller();
    await owner.create(asked);
    const other = await seller();
    const refused = await other.create(asked);
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'INTROUVABLE' }]);
    expect([await owner.count(), await other.count()]).toEqual([1, 0]);
  });
});

it('reads the suspension only for kinds that can be suspended', async () => {
  const { dc } = await seller();
  const reads: unknown[] = [];
  const record = (db: Db): Db => ({
    query: (...asked) => {
      if (typeof asked[0] === 'object') reads.push(...(asked[0].values ?? []).flat());
      return db.query(...asked);
    },
  });
  const recording = {
    ...record(site.pool),
    connect: async () => {
      const client = await site.pool.connect();
      return { ...record(client), release: () => client.release() };
    },
  } as unknown as Pool;
  const actor = { role: 'dc', name: dc.name } as Actor;
  await createProject(recording, actor, { type: 'Carte Brasserie', nOutlet: GOLD });
  expect(reads).not.toContain('vaeSuspendue');
  await createProject(recording, actor, { type: 'Digital', nOutlet: GOLD });
  expect(reads).toContain('vaeSuspendue');
});

it('creates nothing of a kind while a list that it needs offers nothing, in the words of the home', async () => {
  const { dc, count } = await seller();
  const hide = (visible: boolean) =>
    site.pool.query("update catalogue_items set visible = $1 where list = 'formatPDA'", [visible]);
  await hide(false);
  const refused = await callCreate(dc.name, { type: 'Direct Agence' });
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'SANS_CATALOGUE', message: 'Pas encore de catalogue' },
  });
  expect(await count()).toBe(0);
  expect((await callCreate(dc.name, { type: 'Carte Brasserie' })).status).toBe(201);
  await hide(true);
  expect((await callCreate(dc.name, { type: 'Direct Agence' })).status).toBe(201);
});
