import { objectIdOf } from '@ardoise/domain/base/object-id.ts';
import { readProjectModels } from '@ardoise/domain/contract/project-models.ts';
import {
  createProject,
  listProjects,
  type Project,
  type ProjectPage,
  readProject,
  saveProject,
} from '@ardoise/domain/contract/projects.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createOutlet, createSalesTeam, giveQuota } from '../../../testing/project-factories.ts';
import { shownQuotas } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const GOLD = '3104587';
const NO_MEDAL = '3107740';
const UNKNOWN = '9999999';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'siege' });
  await createOutlet(site.pool, GOLD);
  await createOutlet(site.pool, NO_MEDAL, '');
  await suspend(false);
});

async function suspend(vaeSuspendue: boolean): Promise<void> {
  await site.as('siege').call(changeSettings, { body: { vaeSuspendue } });
}
afterAll(() => site.close());

/** Ids as a device makes them. */
const idAt = (at: Date) => objectIdOf(at, crypto.getRandomValues(new Uint8Array(8)));
const ago = (ms: number) => new Date(Math.floor((Date.now() - ms) / 1000) * 1000);
const DAY = 86_400_000;

async function seller(units = 60) {
  const { dc } = await createSalesTeam(site.pool, units);
  await giveQuota(site.pool, dc.smhf ?? '', 'VAE', units);
  const as = site.as(dc.name);
  const begin = async (
    asked: { type?: ProjectType; nOutlet?: string; id?: string; sansFiche?: boolean } = {},
  ) => {
    const { type = 'Carte Brasserie', nOutlet = GOLD, id = idAt(new Date()), sansFiche } = asked;
    const horsLigne = { decalage: -1500, ...(sansFiche !== undefined && { sansFiche }) };
    const made = await as.call(createProject, { body: { _id: { $oid: id }, type, nOutlet, horsLigne } });
    return { id, ...made };
  };
  const read = async (id: string): Promise<Project> => (await as.call(readProject, { params: { id } })).body;
  const waiting = async () => {
    const query = { q_vue: 'attente', sort: 'attente', dir: 'desc', limit: 10 } as const;
    return ((await as.call(listProjects, { query })).body as ProjectPage).projets;
  };
  return { dc, as, begin, read, waiting };
}

describe('an order that was begun without a network', () => {
  it('is stored as any other where nothing stands against it, as of the time of the device', async () => {
    const { begin, read } = await seller();
    const at = ago(3 * DAY);
    const { id, status } = await begin({ id: idAt(at) });
    expect(status).toBe(201);
    const project = await read(id);
    expect(project).toMatchObject({ statut: 'Brouillon', nameProjet: 'Brasserie du Palais' });
    expect(project.aRegulariser).toBeUndefined();
    expect(new Date(project.t_creation)).toEqual(at);
    const [year, month, day] = at.toLocaleDateString('sv', { timeZone: 'Europe/Paris' }).split('-');
    expect(project.numProjet).toBe(`${GOLD}_${year}_${month}_${day}`);
  });

  it('is never of a day to come, whatever the device’s clock says', async () => {
    const { begin, read } = await seller();
    const { id, status } = await begin({ id: idAt(new Date(Date.now() + 5 * DAY)) });
    expect(status).toBe(201);
    expect(Date.parse((await read(id)).t_creation)).toBeLessThanOrEqual(Date.now());
  });

  it('is stored once, however often it arrives', async () => {
    const { begin, read, waiting } = await seller(0);
    const id = idAt(new Date());
    const made = await Promise.all([begin({ id }), begin({ id }), begin({ id })]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    await giveQuota(site.pool, (await read(id)).smhf ?? '', 'CHR', 60);
    expect((await begin({ id })).status).toBe(201);
    expect(await waiting()).toHaveLength(1);
    // What was said of it stays: it is not created again.
    expect((await read(id)).aRegulariser).toEqual(['quota']);
  });

  it.each([
    ['quota', 0, GOLD],
    ['medaille', 60, NO_MEDAL],
    ['pointDeVente', 60, UNKNOWN],
  ] as const)(
    'is a draft to settle where its %s refuses it, first of what waits',
    async (reason, units, nOutlet) => {
      const { as, begin, read, waiting } = await seller(units);
      const before = units > 0 && (await as.call(createProject, { body: { type: 'Boards PVC' } })).status;
      const { id, status } = await begin({ nOutlet });
      const after = units > 0 && (await as.call(createProject, { body: { type: 'Boards PVC' } })).status;
      expect([status, before, after]).toEqual([201, units > 0 && 201, units > 0 && 201]);
      const project = await read(id);
      expect(project).toMatchObject({
        statut: 'Brouillon',
        aRegulariser: [reason],
        echeance: null,
        retard: 0,
      });
      expect(project.pdv?.nOutlet).toBe(nOutlet);
      expect((await waiting())[0]).toMatchObject({ _id: { $oid: id }, aRegulariser: [reason] });
    },
  );

  it('is a draft to settle of a kind that was suspended meanwhile', async () => {
    const { begin, read } = await seller();
    await suspend(true);
    const { id } = await begin({ type: 'Boards PVC' });
    await suspend(false);
    expect((await read(id)).aRegulariser).toEqual(['catalogue']);
  });

  it('is prefilled with nothing where the device did not know its outlet: it may have been typed by hand', async () => {
    const { begin, read } = await seller();
    const { id } = await begin({ sansFiche: true });
    expect((await read(id)).pdv).toEqual({ nOutlet: GOLD, medaillePDV: 'Gold' });
  });

  it('is settled by another outlet, and takes what was written on the device by merging', async () => {
    const { as, begin, read } = await seller();
    const { id } = await begin({ nOutlet: UNKNOWN });
    const save = (version: number, pdv: Project['pdv']) =>
      as.call(saveProject, { params: { id }, body: { version, pdv } });
    // The device has never read it: the answer carries what the server has, to merge with.
    const first = await save(0, { nOutlet: UNKNOWN, nomPDV: 'Chez Momo' });
    expect(first.body).toMatchObject({ code: 'VERSION', etat: { version: 1, pdv: { nOutlet: UNKNOWN } } });
    await save(1, { nOutlet: UNKNOWN, nomPDV: 'Chez Momo' });
    expect((await read(id)).aRegulariser).toEqual(['pointDeVente']);
    await save(2, { nOutlet: NO_MEDAL, nomPDV: 'Chez Momo' });
    expect((await read(id)).aRegulariser).toEqual(['medaille']);
    await save(3, { nOutlet: GOLD, nomPDV: 'Chez Momo' });
    expect((await read(id)).aRegulariser).toBeUndefined();
  });

  it('is nobody else’s to take, and says so as of an unknown one', async () => {
    const [mine, other] = [await seller(), await seller()];
    const { id } = await mine.begin();
    expect((await other.begin({ id })).body).toMatchObject({ code: 'INTROUVABLE' });
  });
});

describe('what a new project would be', () => {
  it('is told for each kind that is begun without a network, and leaves nothing behind', async () => {
    const { dc, as, begin, read, waiting } = await seller(11);
    const before = await shownQuotas(site.pool);
    const { status, body } = await as.call(readProjectModels);
    expect(status).toBe(200);
    expect(body.map(({ type }) => type)).toEqual([
      'Carte Brasserie',
      'Caissons Lumineux',
      'Boards PVC',
      'Digital',
    ]);
    expect([await waiting(), await shownQuotas(site.pool)]).toEqual([[], before]);
    const [card] = body;
    const { id } = await begin({ nOutlet: '' });
    const { _id, t_creation, t_update, t_statut, nomDc, historique, ...made } = await read(id);
    const ofModel = { _id, t_creation, t_update, t_statut, nomDc, historique };
    expect({ ...card, ...ofModel }).toEqual({ ...made, ...ofModel });
    expect(made.dc).toBe(dc.name);
  });

  it('is nobody’s who begins nothing without a network', async () => {
    expect((await site.as('siege').call(readProjectModels)).status).toBe(403);
  });
});
