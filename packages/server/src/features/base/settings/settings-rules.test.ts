import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { createProject, signProject } from '@ardoise/domain/contract/projects.ts';
import { changePassword, connect } from '@ardoise/domain/contract/session.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { readSettings } from '@ardoise/domain/contract/settings.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { kindOrderIn } from '../../../testing/kind-factories.ts';
import { createOutlet, createSalesTeam, giveQuota } from '../../../testing/project-factories.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approve, askMove, orderShownToClient, readOrder } from '../../../testing/workflow-factories.ts';
import { addWorkingDays } from '../../project/projects/deadline.ts';
import { applyScheduledSettings } from './apply-scheduled-settings.ts';

/** Each setting changes the rule that it is the figure, the list or the text of. */
let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'administrator', name: 'chef' });
});
afterAll(() => site.close());
beforeEach(() => site.pool.query('delete from settings'));

async function set(body: BodyOf<typeof changeSettings>): Promise<void> {
  const { status, body: reply } = await site.as('chef').call(changeSettings, { body });
  if (status !== 200) throw new Error(`not set: ${JSON.stringify(reply)}`);
}

describe('the medals', () => {
  const ELIGIBLE = { CHR: ['gold'], VAE: null, PSM: ['silver'], PDA: ['gold'] };

  it('decide for which outlets a project is created', async () => {
    const { dc } = await createSalesTeam(site.pool);
    await createOutlet(site.pool, '3107741', 'Silver');
    await createOutlet(site.pool, '3107742', 'Gold');
    const created = async (nOutlet: string) =>
      (await site.as(dc.name).call(createProject, { body: { type: 'Sur Mesure', nOutlet } })).status;
    expect([await created('3107741'), await created('3107742')]).toEqual([422, 201]);
    await set({ eligibleMedals: ELIGIBLE });
    expect([await created('3107741'), await created('3107742')]).toEqual([201, 422]);
  });

  it('make a draft complete that another medal kept open', { tags: 'long' }, async () => {
    await set({ eligibleMedals: { ...ELIGIBLE, CHR: ['silver'] } });
    const draft = await createChrDraft(site);
    expect((await sign(draft)).body).toMatchObject({ champs: [{ chemin: 'pdv.medaillePDV' }] });
    await set({ eligibleMedals: ELIGIBLE });
    expect((await sign(draft)).status).toBe(200);
  });

  it('are read again when a signed order is sent', async () => {
    const draft = await createChrDraft(site);
    await signAll(draft);
    await set({ eligibleMedals: { ...ELIGIBLE, CHR: ['platinum'] } });
    const refused = await askMove(draft.caller, draft.id, 'Agence');
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { champs: [{ chemin: 'pdv.medaillePDV', message: expect.stringContaining('Carte Brasserie') }] },
    ]);
    await set({ eligibleMedals: ELIGIBLE });
    expect((await askMove(draft.caller, draft.id, 'Agence')).status).toBe(200);
  });
});

type Signer = 'client' | 'dc';
type Draft = Awaited<ReturnType<typeof createChrDraft>>;
async function sign({ caller, id }: Draft, role: Signer = 'client') {
  const { version } = await readOrder(caller, id);
  const body = { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image: await drawnSignature(), version };
  return caller.call(signProject, { params: { id }, body });
}
async function signAll(draft: Draft): Promise<void> {
  for (const role of ['client', 'dc'] as const) expect((await sign(draft, role)).status).toBe(200);
}

describe('a closed list', () => {
  it.each([
    ['exemplairesCarte', 'infocarte', 'nombreExemplaire', '35'],
    ['exemplairesQrCode', 'infocarte', 'nombreExemplaireQrCode', '36'],
    ['plans', 'idprojet', 'planProjet', 'Plan été'],
  ] as const)('of %s is what an order may answer', async (key, step, answer, value) => {
    const answered = () =>
      createChrDraft(site, (document) => ({
        ...document,
        [step]: { ...document[step], [answer]: value },
      }));
    expect((await sign(await answered())).status).toBe(422);
    await set({ [key]: [{ valeur: '50' }, { valeur: '24' }, { valeur: value }] });
    expect((await sign(await answered())).status).toBe(200);
  });

  it('keeps a withdrawn value valid in the draft that chose it', async () => {
    const draft = await createChrDraft(site);
    await set({ exemplairesCarte: [{ valeur: '50', retiree: true }, { valeur: '80' }] });
    expect((await readOrder(draft.caller, draft.id)).infocarte?.nombreExemplaire).toBe('50');
    expect((await sign(draft)).status).toBe(200);
  });
});

it('the low quota decides from what is left a creation is confirmed', async () => {
  const { dc } = await createSalesTeam(site.pool, 15);
  const create = (quotaConfirme?: true) =>
    site.as(dc.name).call(createProject, { body: { type: 'Carte Brasserie', quotaConfirme } });
  expect((await create()).status).toBe(201);
  await set({ seuilQuota: 15 });
  expect((await create()).body).toMatchObject({
    code: 'QUOTA_A_CONFIRMER',
    message: 'Attention, quota restant faible : 15',
  });
  expect((await create(true)).status).toBe(201);
  await set({ seuilQuota: 14 });
  expect((await create()).status).toBe(201);
});

describe('a delay', () => {
  const today = () => parisDay(new Date());

  it('of the agency is the day of an order sent since; a promised day stays', async () => {
    const before = await kindOrderIn(site, 'Carte Brasserie', 'Agence');
    await set({ delaiAgence: 8 });
    const since = await kindOrderIn(site, 'Carte Brasserie', 'Agence');
    expect((await readOrder(since.siege, since.id)).echeance).toBe(addWorkingDays(today(), 8));
    expect((await readOrder(before.siege, before.id)).echeance).toBe(addWorkingDays(today(), 5));
    expect((await site.as('chef').call(readSettings)).body.delais.agence).toBe(8);
  });

  it('of the installer is the day of a previsit asked since', { tags: 'long' }, async () => {
    await set({ delaiInstallateur: 96 });
    const order = await kindOrderIn(site, 'Boards PVC', 'Prévisite');
    expect((await readOrder(order.siege, order.id)).echeance).toBe(addWorkingDays(today(), 4));
  });
});

describe('a password', () => {
  it('is as long as the setting says, from the next one', async () => {
    await createUser(site.pool, { role: 'dc', name: 'camille', withPassword: true });
    const change = (pass: string) =>
      site.as('camille').call(changePassword, { body: { actuel: TEST_PASSWORD, pass } });
    await set({ longueurMotDePasse: 20 });
    expect((await change('table-en-zinc')).body).toMatchObject({
      champs: [{ chemin: 'pass', message: expect.stringContaining('20') }],
    });
    expect((await site.as('camille').call(readSettings)).status).toBe(200);
    await set({ longueurMotDePasse: 13 });
    expect((await change('table-en-zinc')).status).toBe(200);
  });

  it('is changed at the age that the setting says, and not before', async () => {
    await createUser(site.pool, { role: 'dc', name: 'ines', withPassword: true });
    await site.pool.query(
      "update users set password_changed_at = now() - interval '40 days' where name = 'ines'",
    );
    const ines = site.as('ines');
    const open = async () => (await ines.call(readSettings)).status;
    expect(await open()).toBe(200);
    await set({ ageMotDePasse: 30 });
    expect([await open(), (await ines.call(connect)).status]).toEqual([401, 200]);
    await set({ ageMotDePasse: 50 });
    expect(await open()).toBe(200);
    await set({ ageMotDePasse: null });
    expect(await open()).toBe(200);
  });
});

describe('what a signer reads about the data', () => {
  const noticeOf = async (table: 'signatures' | 'approvals', id: string) => {
    const { rows } = await site.pool.query<{ notice: string }>(
      `select notice from ${table} where project_id = $1 order by notice`,
      [id],
    );
    return rows.map(({ notice }) => notice);
  };

  it('is kept with each signature, as it was then', async () => {
    const draft = await createChrDraft(site);
    await set({ mentionSignature: 'Premier texte.' });
    await sign(draft, 'client');
    await set({ mentionSignature: 'Second texte, l’ancien reste.' });
    await sign(draft, 'dc');
    expect(await noticeOf('signatures', draft.id)).toEqual([
      'Premier texte.',
      'Second texte, l’ancien reste.',
    ]);
  });

  it('is kept with an approval', { tags: 'long' }, async () => {
    const order = await orderShownToClient(site);
    await set({ mentionSignature: 'Vos données, jusqu’à la livraison.' });
    await approve(order);
    expect(await noticeOf('approvals', order.id)).toEqual(['Vos données, jusqu’à la livraison.']);
  });
});

it('the suspension stops the creation of boards until the day on which it lifts itself', async () => {
  const { dc } = await createSalesTeam(site.pool);
  await giveQuota(site.pool, dc.smhf ?? '', 'VAE', 60);
  const create = async () =>
    (await site.as(dc.name).call(createProject, { body: { type: 'Caissons Lumineux' } })).body;
  await set({ vaeSuspendue: true, reouverture: '2031-01-04' });
  expect(await create()).toMatchObject({ code: 'VAE_SUSPENDUE' });
  await applyScheduledSettings(site.pool, new Date('2031-01-04T09:00:00Z'));
  expect(await create()).toMatchObject({ nextState: 'info-pdv' });
});
