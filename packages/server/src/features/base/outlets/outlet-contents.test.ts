import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import { listContentChanges, undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import * as calls from '@ardoise/domain/contract/outlet-contents.ts';
import { readProject, signProject } from '@ardoise/domain/contract/projects.ts';
import { readOutletSources, rereadSalesforce, trySalesforce } from '@ardoise/domain/contract/salesforce.ts';
import { outletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChrDraft, createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { createOutlet } from '../../../testing/project-factories.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askMove, readOrder, submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
  await createUser(site.pool, { role: 'dc', name: 'claire' });
});
afterAll(() => site.close());

const siege = () => site.as('helene');
const read = (outlet: string) => siege().call(calls.readOutlet, { params: { outlet } });
const correct = (outlet: string, version: number, fields: Parameters<typeof outletRecord>[0]) =>
  siege().call(calls.correctOutlet, { params: { outlet }, body: { version, fiche: outletRecord(fields) } });
const create = (nOutlet: string, fields: Parameters<typeof outletRecord>[0]) =>
  siege().call(calls.createOutlet, { body: { nOutlet, fiche: outletRecord(fields) } });
async function search(query: QueryOf<typeof calls.listOutlets>) {
  const { body } = await siege().call(calls.listOutlets, { query });
  return body.pointsDeVente.map(({ nOutlet }) => nOutlet);
}
async function log(entree: string) {
  const { body } = await siege().call(listContentChanges, { query: { zone: 'points-de-vente', entree } });
  return body.changements;
}

describe('an outlet corrected by hand', () => {
  it('is tidied, counted and logged; the same again changes nothing', async () => {
    await create('41', { Outlet_Name: 'Le Mail', City__c: 'Angers', Segmentation__c: 'Gold' });
    const fields = {
      Outlet_Name: ' Le Mail ',
      City__c: 'Angers',
      Telephone__c: '+33 2 41 00 00 00',
      SIRET__c: '442 319 087 00014',
      Segmentation__c: '',
    };
    const { status, body } = await correct('41', 1, fields);
    expect([status, body.version]).toEqual([200, 2]);
    expect(body.fiche).toMatchObject({
      Outlet_Name: 'Le Mail',
      Telephone__c: '02 41 00 00 00',
      SIRET__c: '44231908700014',
      Segmentation__c: null,
    });
    expect((await correct('41', 1, fields)).body.version).toBe(2);
    expect((await log('41')).map(({ acte, nom, avant, apres }) => [acte, nom, avant, apres])).toMatchObject([
      ['modification', 'Le Mail', { Segmentation__c: 'Gold' }, { Segmentation__c: null }],
      ['ajout', 'Le Mail', null, { Segmentation__c: 'Gold' }],
    ]);
  });

  it('is refused on a stale version, with the present one', async () => {
    await create('42', { Outlet_Name: 'L’Escale' });
    await correct('42', 1, { Outlet_Name: 'L’Escale', City__c: 'Toulouse' });
    const { status, body } = await correct('42', 1, { Outlet_Name: 'Escale' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'VERSION', etat: { version: 2, fiche: { City__c: 'Toulouse' } } });
    expect((await correct('999', 1, { Outlet_Name: 'X' })).status).toBe(404);
  });

  it('is validated in the fields that change', async () => {
    await createOutlet(site.pool, '43', 'Gold');
    await site.pool.query(
      `update outlets set data = data || '{"SIRET__c": "123", "Telephone__c": "voir gérant"}' where n_outlet = '43'`,
    );
    const { body } = await read('43');
    const wrong = { ...body.fiche, Postal_Code__c: '3300', Email: 'x', Phone: '12', Outlet_Name: ' ' };
    const refused = await correct('43', body.version, wrong);
    expect(refused.status).toBe(422);
    expect((refused.body as unknown as { champs: unknown }).champs).toEqual([
      { chemin: 'Outlet_Name', message: 'Nom du point de vente obligatoire' },
      { chemin: 'Postal_Code__c', message: 'Code postal incorrect' },
      { chemin: 'Phone', message: 'Téléphone incorrect' },
      { chemin: 'Email', message: 'Email invalid' },
    ]);
    const right = { ...body.fiche, City__c: 'Pau' };
    expect((await correct('43', body.version, right)).status).toBe(200);
    const siret = await correct('43', body.version + 1, { ...right, SIRET__c: '4423190870001' });
    expect(JSON.stringify(siret.body)).toContain('N°SIRET incorrect: 14 chiffres');
  });

  it('is taken back, what Salesforce gave since staying', async () => {
    await create('44', { Outlet_Name: 'Zinc', City__c: 'Pau' });
    await correct('44', 1, { Outlet_Name: 'Le Zinc', City__c: 'Pau' });
    await site.pool.query(`update outlets set data = data || '{"City__c": "Dax"}' where n_outlet = '44'`);
    const [corrected, added] = await log('44');
    const undo = (id = '') => siege().call(undoContentChange, { params: { id } });
    expect((await undo(corrected?.id)).status).toBe(204);
    expect((await read('44')).body.fiche).toMatchObject({ Outlet_Name: 'Zinc', City__c: 'Dax' });
    expect((await undo(added?.id)).status).toBe(204);
    expect((await read('44')).status).toBe(404);
  });
});

describe('an outlet added by hand', () => {
  it('is refused with a number that is taken, or none', async () => {
    await create('51', { Outlet_Name: 'Un' });
    expect((await create(' 51 ', { Outlet_Name: 'Deux' })).body).toMatchObject({
      champs: [{ chemin: 'nOutlet', message: 'Ce numéro existe déjà.' }],
    });
    expect((await create(' ', { Outlet_Name: '' })).body).toMatchObject({
      champs: [{ chemin: 'nOutlet' }, { chemin: 'Outlet_Name' }],
    });
  });

  it('is not taken back once a project has it', async () => {
    await create('3104587', { Outlet_Name: 'Brasserie du Palais', Segmentation__c: 'Gold' });
    await createChrDraft(site);
    const [added] = await log('3104587');
    const { status, body } = await siege().call(undoContentChange, { params: { id: added?.id ?? '' } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: expect.stringContaining('a un projet depuis') });
  });
});

async function sign({ caller, id }: ChrDraft) {
  const image = await drawnSignature();
  for (const role of ['client', 'dc'] as const) {
    const { version } = await readOrder(caller, id);
    const body = { role, nom: 'Bertrand Lacombe', qualite: 'Gérant', image, version };
    expect((await caller.call(signProject, { params: { id }, body })).status).toBe(200);
  }
}

describe('a change of medal', () => {
  it('stops drafts at their submission, and leaves signed orders what they have', async () => {
    const sent = await submittedOrder(site);
    const draft = await createChrDraft(site);
    await sign(draft);
    const before = (await read('3104587')).body;
    expect(before.commandes).toMatchObject({
      drafts: [{ kind: 'CHR', medals: ['platinum', 'gold', 'silver'] }],
      signed: 2,
    });
    const fiche = { ...before.fiche, Segmentation__c: 'Bronze', City__c: 'Ailleurs' };
    expect((await correct('3104587', before.version, fiche)).status).toBe(200);
    const kept = await siege().call(readProject, { params: { id: sent.id } });
    expect(kept.body.pdv).toMatchObject({ medaillePDV: 'Gold', ville: 'Bordeaux' });
    const stopped = await askMove(draft.caller, draft.id, 'Agence');
    expect(stopped.status).toBe(422);
    expect(stopped.body).toMatchObject({
      code: 'GARDE',
      message: expect.stringContaining('sa médaille ne permet pas'),
    });
    const { version } = (await read('3104587')).body;
    await correct('3104587', version, { ...fiche, Segmentation__c: 'silver' });
    expect((await askMove(draft.caller, draft.id, 'Agence')).status).toBe(200);
  });
});

describe('the search of outlets', () => {
  beforeAll(async () => {
    await create('6100001', {
      Outlet_Name: 'Café de l’Œil',
      City__c: 'Saint-Émilion',
      Postal_Code__c: '33330',
      SIRET__c: '45287190300025',
      Segmentation__c: 'GOLD',
    });
    await create('6100002', { Outlet_Name: 'Café du Port', City__c: 'Lorient' });
  });

  it.each([
    ['cafe', ['6100001', '6100002']],
    ['CAFÉ oeil', ['6100001']],
    ['saint emil', ['6100001']],
    ['61000', ['6100001', '6100002']],
    ['452871903', ['6100001']],
    ['33330 port', []],
    ['’ !', []],
    ["x' & y", []],
  ])('finds %s', async (q, found) => {
    expect(await search({ q })).toEqual(found);
  });

  it('filters by medal, whatever its case, and pages by number', async () => {
    expect(await search({ q: '61000', medaille: 'gold' })).toEqual(['6100001']);
    expect(await search({ q: '61000', medaille: 'aucune' })).toEqual(['6100002']);
    expect(await search({ q: '61000', after: '6100001' })).toEqual(['6100002']);
    const { body } = await siege().call(calls.listOutlets, { query: { q: '61000' } });
    expect([body.nombre, body.plus, body.suivant]).toEqual([2, false, null]);
  });
});

it('without Salesforce, its state is null and its calls are refused; a dc sees nothing of it', async () => {
  const { body } = await siege().call(readOutletSources);
  expect(body).toMatchObject({ salesforce: null, table: { anciennes: null, dernierImport: null } });
  expect((await siege().call(trySalesforce, { body: { nOutlet: '1' } })).status).toBe(404);
  expect((await siege().call(rereadSalesforce)).status).toBe(404);
  expect((await site.as('claire').call(calls.listOutlets)).status).toBe(403);
});
