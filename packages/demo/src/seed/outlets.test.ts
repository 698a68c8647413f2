import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { EMAIL, PHONE, POSTAL_CODE, SIRET, toNationalPhone } from '@ardoise/domain/projects/field-formats.ts';
import { isEligibleMedal } from '@ardoise/domain/rules/eligibility.ts';
import { describe, expect, it } from 'vitest';
import { demoOutlets } from './outlets.ts';

const outlets = demoOutlets();

function isLuhnValid(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

describe('the outlets of the demonstration', () => {
  it('are at least 200, with unique numbers, and deterministic', () => {
    expect(outlets.length).toBeGreaterThanOrEqual(220);
    expect(new Set(outlets.map(({ nOutlet }) => nOutlet)).size).toBe(outlets.length);
    expect(demoOutlets()).toEqual(outlets);
  });

  it('prefill a valid form', () => {
    const wrong = outlets.filter(
      (outlet) =>
        !PHONE.test(toNationalPhone(outlet.Telephone__c ?? '')) ||
        !PHONE.test(toNationalPhone(outlet.Phone ?? '')) ||
        !EMAIL.test(outlet.Email ?? '') ||
        !POSTAL_CODE.test(outlet.Postal_Code__c ?? '') ||
        !SIRET.test(outlet.SIRET__c ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('have numbers that no company has', () => {
    expect(
      outlets.filter(({ SIRET__c }) => isLuhnValid(SIRET__c ?? '')).map(({ nOutlet }) => nOutlet),
    ).toEqual([]);
  });

  it.each(['Platinum', 'Gold', 'Silver', 'Bronze', null])('has outlets whose medal is %s', (medal) => {
    expect(outlets.filter(({ Segmentation__c }) => Segmentation__c === medal).length).toBeGreaterThan(5);
  });

  it('has +33 numbers, and medals that are not eligible', () => {
    expect(outlets.filter(({ Phone }) => Phone?.startsWith('+33')).length).toBeGreaterThan(20);
    expect(
      outlets.filter(({ Segmentation__c }) => !isEligibleMedal(Segmentation__c ?? '', KIND_FACTS.CHR.medals))
        .length,
    ).toBeGreaterThan(20);
  });

  it.each([
    ['3104587', 'Brasserie du Palais', 'Bordeaux', 'Gold'],
    ['3104612', 'Café des Halles', 'Libourne', 'Silver'],
    ['3104633', 'Le Comptoir Girondin', 'Mérignac', 'Platinum'],
    ['3104658', 'Chez Lucette', 'Pessac', 'Bronze'],
    ['3104671', 'Bar de la Marine', 'Arcachon', 'Gold'],
  ])('reserves %s for tests and tours', (nOutlet, name, town, medal) => {
    expect(outlets.find((outlet) => outlet.nOutlet === nOutlet)).toMatchObject({
      Outlet_Name: name,
      City__c: town,
      Segmentation__c: medal,
    });
  });
});
