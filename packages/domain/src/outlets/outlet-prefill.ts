import { toNationalPhone } from '../projects/field-formats.ts';
import type { ProjectDocument } from '../projects/project.ts';
import type { OutletRecord } from './outlet-record.ts';

/** The outlet's part of an order. */
export type Outlet = NonNullable<ProjectDocument['pdv']>;
export type PrefilledField = (typeof PREFILLED)[number];

/** The answers that an outlet's record prefills. */
const PREFILLED = [
  'nomPDV',
  'adresse',
  'codePostal',
  'ville',
  'telephone',
  'nSiret',
  'nomClient',
  'telephoneCLient',
  'emailCLient',
] as const;

export type Prefill = Record<PrefilledField, string>;

/** A field with typed input other than the record's answer. */
export interface Overwrite {
  field: PrefilledField;
  typed: string;
  found: string;
}

const trimmed = (value: string | null) => (value ?? '').trim();

/**
 * Converts a record to the wizard's fields; numbers starting +33 get their leading 0
 * (specification/field-rules.md#point-of-sale).
 */
export function prefillOf(record: OutletRecord): Prefill {
  const street = [record.House_Number__c, record.Street__c].map(trimmed).filter(Boolean).join(' ');
  return {
    nomPDV: trimmed(record.Outlet_Name),
    adresse: [street, trimmed(record.Street2__c), trimmed(record.Street3__c)].filter(Boolean).join(', '),
    codePostal: trimmed(record.Postal_Code__c),
    ville: trimmed(record.City__c),
    telephone: toNationalPhone(trimmed(record.Telephone__c)),
    nSiret: trimmed(record.SIRET__c).replace(/\s/g, ''),
    nomClient: trimmed(record.Owner_Name),
    telephoneCLient: toNationalPhone(trimmed(record.Phone)),
    emailCLient: trimmed(record.Email),
  };
}

/**
 * Fields whose typed input would be overwritten. What an earlier record prefilled (`before`) was not typed, and a
 * record's blank overwrites nothing.
 */
export function overwritesOf(outlet: Outlet, found: Prefill, before: Prefill | null): Overwrite[] {
  return PREFILLED.flatMap((field) => {
    const typed = (outlet[field] ?? '').trim();
    const isOurs = typed === '' || typed === before?.[field];
    return isOurs || found[field] === '' || typed === found[field]
      ? []
      : [{ field, typed, found: found[field] }];
  });
}

/** The answers merged with the record's; fields in `kept` are unchanged. */
export function filledWith(outlet: Outlet, found: Prefill, kept: readonly PrefilledField[]): Outlet {
  const filled = PREFILLED.filter((field) => !kept.includes(field) && found[field] !== '');
  return { ...outlet, ...Object.fromEntries(filled.map((field) => [field, found[field]])) };
}

/** The outlet's part of a new order: its record, and the medal that decides eligibility. */
export function outletOf(nOutlet: string, record: OutletRecord): Outlet {
  return { ...filledWith({ nOutlet }, prefillOf(record), []), medaillePDV: medalOf(record) };
}

/** An outlet's medal, as stored in the order; empty without one. */
export function medalOf(record: OutletRecord): string {
  return trimmed(record.Segmentation__c);
}

/** A medal as people write it, whatever the register's case: 'Gold'. */
export function medalInWords(medal: string | undefined): string {
  const word = (medal ?? '').trim();
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
}
