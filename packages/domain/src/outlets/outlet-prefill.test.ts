import { describe, expect, it } from 'vitest';
import { filledWith, outletOf, overwritesOf, prefillOf } from './outlet-prefill.ts';
import type { OutletRecord } from './outlet-record.ts';

const record: OutletRecord = {
  Outlet_Name: ' Brasserie du Palais ',
  House_Number__c: '12',
  Street__c: 'place du Palais',
  Street2__c: 'Bâtiment B',
  Street3__c: null,
  Postal_Code__c: '33000',
  City__c: 'Bordeaux',
  Telephone__c: '+33556481720',
  SIRET__c: '452 871 903 00024',
  Owner_Name: 'Bertrand Lacombe',
  Phone: '06 12 45 88 03',
  Email: null,
  Segmentation__c: 'Gold',
};
const found = prefillOf(record);

describe('an outlet’s record', () => {
  it('prefills the wizard’s fields, phones with their leading 0', () => {
    expect(found).toEqual({
      nomPDV: 'Brasserie du Palais',
      adresse: '12 place du Palais, Bâtiment B',
      codePostal: '33000',
      ville: 'Bordeaux',
      telephone: '05 56 48 17 20',
      nSiret: '45287190300024',
      nomClient: 'Bertrand Lacombe',
      telephoneCLient: '06 12 45 88 03',
      emailCLient: '',
    });
  });

  it('overwrites nothing where nothing was typed, or where it is equal', () => {
    expect(overwritesOf({ ville: 'Bordeaux', nomPDV: ' ' }, found, null)).toEqual([]);
  });

  it('requires confirmation before replacing typed input, not for a blank of the record', () => {
    expect(overwritesOf({ ville: 'Pessac', emailCLient: 'a@b.fr' }, found, null)).toEqual([
      { field: 'ville', typed: 'Pessac', found: 'Bordeaux' },
    ]);
  });

  it('replaces what another outlet’s record had prefilled', () => {
    const before = { ...found, ville: 'Pessac' };
    expect(overwritesOf({ ville: 'Pessac' }, found, before)).toEqual([]);
    expect(filledWith({ ville: 'Pessac' }, found, []).ville).toBe('Bordeaux');
  });

  it('keeps what the user chose to keep, and what the record lacks', () => {
    const filled = filledWith({ ville: 'Pessac', emailCLient: 'a@b.fr', rcs: 'R' }, found, ['ville']);
    expect(filled).toMatchObject({ ville: 'Pessac', emailCLient: 'a@b.fr', rcs: 'R', codePostal: '33000' });
  });

  it('fills a new order with its number and its medal, omitting what it lacks', () => {
    const { emailCLient: _unknown, ...known } = found;
    expect(outletOf('3104587', record)).toEqual({ ...known, nOutlet: '3104587', medaillePDV: 'Gold' });
    expect(outletOf('1', { ...record, Segmentation__c: null }).medaillePDV).toBe('');
  });
});
