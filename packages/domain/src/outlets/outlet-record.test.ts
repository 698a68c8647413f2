import { describe, expect, it } from 'vitest';
import {
  changedOutletFields,
  mergeSalesforce,
  outletNumberProblem,
  outletProblems,
  outletRecord,
  tidyOutlet,
} from './outlet-record.ts';

const zinc = outletRecord({ Outlet_Name: 'Le Zinc', City__c: 'Pau', Phone: '05 59 00 00 00' });

describe('the record after Salesforce was read', () => {
  it('takes what Salesforce changed, and keeps what we corrected', () => {
    const before = outletRecord({ Outlet_Name: 'Zinc', City__c: 'Pau', Phone: '+33 5' });
    const ours = { ...before, Outlet_Name: 'Le Zinc', Phone: '05 59 00 00 00' };
    const now = { ...before, City__c: 'Dax', Phone: '+33 6' };
    expect(mergeSalesforce(ours, before, now)).toEqual({ ...ours, City__c: 'Dax', Phone: '+33 6' });
    expect(mergeSalesforce(ours, before, before)).toEqual(ours);
  });

  it('is Salesforce’s when it is read for the first time', () => {
    const now = outletRecord({ Outlet_Name: 'Autre' });
    expect(mergeSalesforce(zinc, null, now)).toEqual(now);
  });
});

describe('a record typed by hand', () => {
  it('is tidied', () => {
    const typed = outletRecord({
      Outlet_Name: ' Le Zinc ',
      Telephone__c: '0033 5 59 00 00 00',
      SIRET__c: '452 871 903 00025',
      Email: '  ',
    });
    expect(tidyOutlet(typed, typed)).toEqual(typed);
    expect(tidyOutlet(typed, null)).toMatchObject({
      Outlet_Name: 'Le Zinc',
      Telephone__c: '05 59 00 00 00',
      SIRET__c: '45287190300025',
      Email: null,
    });
  });

  it('is checked in the fields that differ from the known record', () => {
    const wrong = { ...zinc, Phone: '12', Outlet_Name: null, Street__c: 'x'.repeat(301) };
    expect(outletProblems(wrong, zinc).map(({ chemin }) => chemin)).toEqual([
      'Outlet_Name',
      'Street__c',
      'Phone',
    ]);
    expect(outletProblems(wrong, wrong)).toEqual([]);
    expect(outletProblems(zinc, null)).toEqual([]);
  });

  it.each([
    ['', 'Numéro d’OUTLET obligatoire'],
    ['3104587', null],
    ['A-12/b', null],
    ['<x>', 'Numéro d’OUTLET incorrect'],
    ['1'.repeat(51), 'Numéro d’OUTLET incorrect'],
  ])('has the number %j: %s', (nOutlet, problem) => {
    expect(outletNumberProblem(nOutlet)).toBe(problem);
  });
});

it('compares blanks as missing', () => {
  expect(changedOutletFields(zinc, { ...zinc, Email: '', City__c: 'Dax' })).toEqual(['City__c']);
});
