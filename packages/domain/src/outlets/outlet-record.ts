import * as z from 'zod/mini';
import type { FieldError } from '../base/errors.ts';
import { EMAIL, PHONE, POSTAL_CODE, SIRET, toNationalPhone } from '../projects/field-formats.ts';

const field = z.nullable(z.string());

/** An outlet's record, in Salesforce's field names (specification/content-management.md#outlets). */
export const outletRecordSchema = z.object({
  Outlet_Name: field,
  House_Number__c: field,
  Street__c: field,
  Street2__c: field,
  Street3__c: field,
  Postal_Code__c: field,
  City__c: field,
  Telephone__c: field,
  SIRET__c: field,
  Owner_Name: field,
  Phone: field,
  Email: field,
  Segmentation__c: field,
});
export type OutletRecord = z.output<typeof outletRecordSchema>;

export type OutletField = keyof OutletRecord;

/** The fields of an outlet's record, with their words on screen (specification/content-management.md#outlets). */
export const OUTLET_LABELS = {
  Outlet_Name: 'Nom',
  House_Number__c: 'Numéro de rue',
  Street__c: 'Rue',
  Street2__c: 'Complément d’adresse',
  Street3__c: 'Second complément d’adresse',
  Postal_Code__c: 'Code postal',
  City__c: 'Ville',
  Telephone__c: 'Téléphone',
  SIRET__c: 'SIRET',
  Owner_Name: 'Client',
  Phone: 'Téléphone du client',
  Email: 'E-mail du client',
  Segmentation__c: 'Médaille',
} as const satisfies Record<OutletField, string>;

export const OUTLET_FIELDS = Object.keys(OUTLET_LABELS) as OutletField[];

/** Medals as head office writes them; Salesforce may have others, in any case. */
export const OUTLET_MEDALS = ['Platinum', 'Gold', 'Silver', 'Bronze'] as const;

/** Longest number of an outlet, and longest field of its record, in characters. */
export const LONGEST_OUTLET_NUMBER = 50;
export const LONGEST_OUTLET_FIELD = 300;

/** Valid numbers of an outlet: usable in a URL and in a search. */
const OUTLET_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}_./ -]{0,49}$/u;

const FORMATS: Partial<Record<OutletField, { pattern: RegExp; message: string }>> = {
  Postal_Code__c: { pattern: POSTAL_CODE, message: 'Code postal incorrect' },
  Telephone__c: { pattern: PHONE, message: 'Téléphone incorrect' },
  SIRET__c: { pattern: SIRET, message: 'N°SIRET incorrect: 14 chiffres' },
  Phone: { pattern: PHONE, message: 'Téléphone incorrect' },
  Email: { pattern: EMAIL, message: 'Email invalid' },
};

/** A complete record: unknown fields dropped, missing ones null. */
export function outletRecord(data: Partial<Record<OutletField, string | null>>): OutletRecord {
  return Object.fromEntries(OUTLET_FIELDS.map((field) => [field, data[field] ?? null])) as OutletRecord;
}

/**
 * A record as it is stored when a person has typed it: trimmed, blanks null, telephones with their leading 0, a SIRET
 * without spaces. A field that is as in the `known` record stays as it is.
 */
export function tidyOutlet(record: OutletRecord, known: OutletRecord | null): OutletRecord {
  const tidy = (field: OutletField): string | null => {
    if (known !== null && (record[field] ?? '') === (known[field] ?? '')) return known[field];
    const value = (record[field] ?? '').trim();
    if (value === '') return null;
    if (field === 'Telephone__c' || field === 'Phone') return toNationalPhone(value);
    return field === 'SIRET__c' ? value.replace(/\s/g, '') : value;
  };
  return Object.fromEntries(OUTLET_FIELDS.map((field) => [field, tidy(field)])) as OutletRecord;
}

function problemOf(field: OutletField, value: string): string | null {
  if (field === 'Outlet_Name' && value === '') return 'Nom du point de vente obligatoire';
  if (value.length > LONGEST_OUTLET_FIELD) return `${LONGEST_OUTLET_FIELD}\u00a0caractères au plus`;
  const format = FORMATS[field];
  return value === '' || format === undefined || format.pattern.test(value) ? null : format.message;
}

/**
 * What is wrong with a tidied record, by field; the same rules as the wizard's (specification/field-rules.md#point-of-sale),
 * except that only the name is required. `known` is the record before: a field that does not change is not refused, since
 * Salesforce's own values follow no rule.
 */
export function outletProblems(record: OutletRecord, known: OutletRecord | null): FieldError[] {
  return OUTLET_FIELDS.flatMap((field) => {
    if (known !== null && record[field] === known[field]) return [];
    const message = problemOf(field, record[field] ?? '');
    return message === null ? [] : [{ chemin: field, message }];
  });
}

/** What is wrong with the number of a new outlet; null if nothing is. */
export function outletNumberProblem(nOutlet: string): string | null {
  if (nOutlet.trim() === '') return 'Numéro d’OUTLET obligatoire';
  return OUTLET_NUMBER.test(nOutlet.trim()) ? null : 'Numéro d’OUTLET incorrect';
}

/** Fields whose value differs between two records, in their order; a blank equals null. */
export function changedOutletFields(before: OutletRecord, after: OutletRecord): OutletField[] {
  return OUTLET_FIELDS.filter((field) => (before[field] ?? '') !== (after[field] ?? ''));
}

/** Applies the difference of two records to another: fields equal in both keep its own value. */
export function withOutletChanges(record: OutletRecord, from: OutletRecord, to: OutletRecord): OutletRecord {
  const changed = new Set(changedOutletFields(from, to));
  return Object.fromEntries(
    OUTLET_FIELDS.map((field) => [field, changed.has(field) ? to[field] : record[field]]),
  ) as OutletRecord;
}

/**
 * The record after Salesforce was read: the newest value of each field wins. A field that Salesforce has changed since it
 * was last read (`before`) takes its value; any other keeps ours, which a person or an import may have corrected. Read for
 * the first time (`before` null), Salesforce replaces the entire record.
 */
export function mergeSalesforce(
  ours: OutletRecord,
  before: OutletRecord | null,
  now: OutletRecord,
): OutletRecord {
  return before === null ? now : withOutletChanges(ours, before, now);
}
