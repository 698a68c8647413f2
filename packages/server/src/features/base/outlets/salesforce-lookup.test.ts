import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lookUpOutlet } from '@ardoise/domain/contract/outlets.ts';
import { createProject } from '@ardoise/domain/contract/projects.ts';
import { readOutletSources, trySalesforce } from '@ardoise/domain/contract/salesforce.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSalesforceFields } from '../../../salesforce/salesforce-fields.ts';
import { createUser } from '../../../testing/factories.ts';
import { createSalesTeam } from '../../../testing/project-factories.ts';
import { type PeerMood, SalesforcePeer } from '../../../testing/salesforce-peer.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let peer: SalesforcePeer;
let site: TestApp;
async function open(patience?: number) {
  peer = await new SalesforcePeer().start();
  peer.put('3100001', QUAI, '2026-11-20T08:00:00.000+0000');
  site = await createTestApp({ salesforce: peer.access }, { patience });
  await createUser(site.pool, { role: 'dc', name: 'claire' });
  await createUser(site.pool, { role: 'siege', name: 'helene' });
  await createUser(site.pool, { role: 'administrator', name: 'adele' });
}
afterEach(async () => {
  await site.close();
  await peer.stop();
});

const QUAI = {
  Name: 'Brasserie du Quai',
  City__c: 'Lorient',
  Telephone__c: '+33 2 97 00 00 00',
  Segmentation__c: 'Gold',
};

async function find(outlet = '3100001', name = 'claire') {
  return site.as(name).call(lookUpOutlet, { params: { outlet } });
}
async function state() {
  const { body } = await site.as('helene').call(readOutletSources);
  if (body.salesforce === null) throw new Error('Salesforce is configured');
  return body.salesforce;
}
/** The record was read some hours ago. */
async function age(hours: number) {
  await site.pool.query("update outlets set read_at = now() - $1 * interval '1 hour'", [hours]);
}

describe('the lookup at Salesforce', () => {
  beforeEach(() => open());

  it('answers with the record, keeps it in the table, and notes the calls', async () => {
    const { status, body } = await find();
    expect(status).toBe(200);
    expect(body).toMatchObject({ Outlet_Name: 'Brasserie du Quai', City__c: 'Lorient', Email: null });
    expect(body.gardee).toBeUndefined();
    const { rows } = await site.pool.query('select data, salesforce = data as same, read_at from outlets');
    expect(rows).toMatchObject([
      { data: { Segmentation__c: 'Gold' }, same: true, read_at: expect.any(String) },
    ]);
    expect(await state()).toMatchObject({
      etat: 'connecte',
      motif: '',
      appels: { utilises: 1, limite: 15000 },
    });
  });

  it('reports an outlet that neither knows, and serves one that only the table has', async () => {
    expect((await find('999')).body).toMatchObject({ code: 'PDV_INCONNU' });
    await site.pool.query(
      'insert into outlets (n_outlet, data) values (\'999\', \'{"Outlet_Name": "Ours"}\')',
    );
    const { body } = await find('999');
    expect([body.Outlet_Name, body.gardee]).toEqual(['Ours', undefined]);
  });

  it.each(["x' OR Name != '", 'a\\', '"\n\t'])('escapes the number %j', async (number) => {
    expect((await find(encodeURIComponent(number))).status).toBe(404);
    expect(peer.queries.at(-1)).toMatch(/WHERE Outlet_Number__c = '(?:[^'\\]|\\.)*' ORDER BY/);
  });

  it.each<[PeerMood, string, string]>([
    ['limit', 'limite', 'REQUEST_LIMIT_EXCEEDED'],
    ['unavailable', 'injoignable', 'SERVER_UNAVAILABLE'],
    ['wrong-field', 'requete', 'INVALID_FIELD'],
    ['cut-json', 'injoignable', 'illisible'],
    ['empty', 'injoignable', 'illisible'],
    ['redirect', 'injoignable', 'HTTP 302'],
    ['broken', 'injoignable', ''],
  ])(
    'serves the kept record when it is %s, marked with its day',
    { tags: 'long' },
    async (mood, etat, motif) => {
      await find();
      await age(72);
      peer.mood = mood;
      const { status, body } = await find();
      expect([status, body.Outlet_Name]).toEqual([200, 'Brasserie du Quai']);
      expect(Date.now() - Date.parse(body.gardee?.du ?? '')).toBeGreaterThan(71 * 3_600_000);
      expect(await state()).toMatchObject({ etat, motif: expect.stringContaining(motif) });
      expect((await find('3100002')).body).toMatchObject({ code: 'INDISPONIBLE' });
    },
  );

  it('is not asked again while it refuses, until somebody tries it', async () => {
    await find();
    peer.secret = 'changed';
    peer.expireTokens();
    for (let made = 0; made < 6; made += 1) expect((await find()).body.gardee).toBeDefined();
    expect(peer.tokenRequests).toBe(2);
    expect(await state()).toMatchObject({
      etat: 'refuse',
      motif: expect.stringContaining('invalid_client'),
      administrateurs: ['Prénom adele'],
    });
    peer.secret = SalesforcePeer.SECRET;
    const tried = await site.as('helene').call(trySalesforce, { body: { nOutlet: '3100001' } });
    expect(tried.body).toMatchObject({ fiche: { City__c: 'Lorient' }, echec: null });
    expect((await find()).body.gardee).toBeUndefined();
    expect((await state()).etat).toBe('connecte');
  });

  it('makes an order for an outlet that nobody looked up', async () => {
    const { dc } = await createSalesTeam(site.pool);
    peer.put('3100003', { ...QUAI, Name: 'Neuf' }, '2026-11-20T08:00:00.000+0000');
    const body = { type: 'Carte Brasserie' as const, nOutlet: '3100003', quotaConfirme: true };
    expect((await site.as(dc.name).call(createProject, { body })).status).toBe(201);
  });

  it('never tells the secret, nor a token', async () => {
    peer.secret = 'changed';
    const { body } = await site.as('helene').call(trySalesforce, { body: { nOutlet: '1' } });
    expect(body.echec).toMatchObject({ etat: 'refuse' });
    const { rows } = await site.pool.query<{ all: string }>('select s::text as all from salesforce_state s');
    expect(JSON.stringify([body, rows, await state()])).not.toMatch(/peer-secret|00D/);
  });
});

describe('the lookup at a slow Salesforce', () => {
  beforeEach(() => open(1000));

  it('while slow, serves records below 24 hours from the table, and notices when it is quick again', async () => {
    await find();
    peer.mood = 'silent';
    expect((await find()).body.gardee).toBeDefined();
    expect(await state()).toMatchObject({ etat: 'lent', motif: 'Pas de réponse à temps' });
    expect((await find()).body.gardee).toBeUndefined();
    peer.mood = 'well';
    peer.put('3100001', { ...QUAI, City__c: 'Vannes' }, '2026-11-23T08:00:00.000+0000');
    await find();
    await expect.poll(async () => (await state()).etat).toBe('connecte');
    expect((await find()).body.City__c).toBe('Vannes');
  });
});

describe('its field names', { tags: 'long' }, () => {
  beforeEach(() => open());

  it('are read from a file, relationships included', async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'ardoise-fields-')), 'fields.json');
    const fields = { Outlet_Name: 'Enseigne__c', Owner_Name: 'Gerant__r.Name' };
    await writeFile(file, JSON.stringify({ object: 'PDV__c', number: 'Outlet_Number__c', fields }));
    expect(await readSalesforceFields(file)).toMatchObject({ object: 'PDV__c' });
    const other = await createTestApp({ salesforce: { ...peer.access, fieldsFile: file } });
    await createUser(other.pool, { role: 'dc', name: 'claire' });
    peer.put('5', { Enseigne__c: 'Zinc', Gerant__r: { Name: 'Ana' } }, '2026-11-20T08:00:00.000+0000');
    const { body } = await other.as('claire').call(lookUpOutlet, { params: { outlet: '5' } });
    expect(body).toMatchObject({ Outlet_Name: 'Zinc', Owner_Name: 'Ana', City__c: null });
    expect(peer.queries.at(-1)).toContain(
      'SELECT Outlet_Number__c, Enseigne__c, Gerant__r.Name, SystemModstamp',
    );
    await other.close();
  });

  it.each([
    ['{"object": "Account; DELETE", "number": "N__c", "fields": {}}', 'object'],
    ['{"object": "Account", "number": "N__c", "fields": {"Nom": "Name"}}', 'fields'],
    ['{', 'JSON'],
  ])('refuses the file %s', async (text, said) => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'ardoise-fields-')), 'fields.json');
    await writeFile(file, text);
    await expect(readSalesforceFields(file)).rejects.toThrow(said);
  });
});
