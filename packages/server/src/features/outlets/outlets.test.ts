import { lookUpOutlet } from '@ardoise/domain/contract/outlets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { importOutlets } from './import-outlets.ts';
import { CsvError, readCsv } from './read-csv.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'dc', name: 'claire' });
  await createUser(site.pool, { role: 'agence', name: 'agence' });
});
afterAll(() => site.close());

const csv = (...lines: string[]) => Buffer.from(lines.join('\r\n'));

describe('the file of outlets', () => {
  it('inserts, replaces, and keeps those missing in the file', async () => {
    const header = 'nOutlet;Outlet_Name;City__c;Segmentation__c;Telephone__c;Secteur';
    const first = await importOutlets(
      site.pool,
      csv(
        `\ufeff${header}`,
        '31;"Café ""Le Zinc""; bar";Bègles;Gold;+33 5 56 00 00 00;Sud',
        '32;Chez Lou;Pau;;;',
        '',
      ),
    );
    expect(first).toEqual({ added: 2, updated: 0, ignoredColumns: ['Secteur'] });
    const second = await importOutlets(site.pool, csv(header, '32;Chez Lou;Pau;Silver;;', '33;Neuf;Dax;;;'));
    expect(second).toEqual({ added: 1, updated: 1, ignoredColumns: ['Secteur'] });

    const caller = site.as('claire');
    const zinc = await caller.call(lookUpOutlet, { params: { outlet: ' 31 ' } });
    expect(zinc.body).toMatchObject({
      Outlet_Name: 'Café "Le Zinc"; bar',
      City__c: 'Bègles',
      Telephone__c: '+33 5 56 00 00 00',
      Segmentation__c: 'Gold',
      Email: null,
    });
    expect((await caller.call(lookUpOutlet, { params: { outlet: '32' } })).body.Segmentation__c).toBe(
      'Silver',
    );
  });

  it('is decoded as Excel writes it on a French Windows', async () => {
    const latin = Buffer.from(
      'nOutlet;Outlet_Name;Segmentation__c\r\n41;Caf\xe9 de l\x92Œil'.replace('Œ', '\x8c'),
      'latin1',
    );
    await importOutlets(site.pool, latin);
    expect((await site.as('claire').call(lookUpOutlet, { params: { outlet: '41' } })).body.Outlet_Name).toBe(
      'Café de l’Œil',
    );
  });

  it.each([
    ['a column that is missing', 'nOutlet;Outlet_Name\n1;A', 'Segmentation__c'],
    ['a line without a number', 'nOutlet;Outlet_Name;Segmentation__c\n51;A;Gold\n;B;Gold', 'Ligne 3'],
    ['a quote that is not closed', 'nOutlet;Outlet_Name;Segmentation__c\n51;"A;Gold', 'guillemet'],
    ['nothing at all', '', 'vide'],
  ])('changes nothing when it has %s', async (_, text, said) => {
    const refused = importOutlets(site.pool, Buffer.from(text));
    await expect(refused).rejects.toThrow(CsvError);
    await expect(refused).rejects.toThrow(said);
    expect((await site.as('claire').call(lookUpOutlet, { params: { outlet: '51' } })).status).toBe(404);
  });

  it('may be separated by commas, with line breaks inside quotes', () => {
    expect(readCsv('a;b\n"x\ny";le "Zinc"\n\n1')).toEqual([['a', 'b'], ['x\ny', 'le "Zinc"'], ['1']]);
    expect(readCsv('a,b\n"x\ny","z, t",\n1,2')).toEqual([
      ['a', 'b'],
      ['x\ny', 'z, t', ''],
      ['1', '2'],
    ]);
  });
});

describe('the lookup', () => {
  it('reports an unknown outlet', async () => {
    const { status, body } = await site.as('claire').call(lookUpOutlet, { params: { outlet: '999' } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'PDV_INCONNU', message: 'PDV Inconnu.' });
  });

  it('is refused to an agency, and rate-limited', async () => {
    expect((await site.as('agence').call(lookUpOutlet, { params: { outlet: '31' } })).status).toBe(403);
    const caller = site.as('claire');
    const statuses: number[] = [];
    for (let made = 0; made < 61; made += 1) {
      statuses.push((await caller.call(lookUpOutlet, { params: { outlet: '31' } })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
