import type { OutletRecord } from '../../outlets/outlet-record.ts';
import { OUTLET_LABELS, outletNumberProblem } from '../../outlets/outlet-record.ts';
import { POSTAL_CODE, SIRET } from '../../projects/field-formats.ts';
import type { ImportColumn, ImportSubject, LineProblem } from './import-subject.ts';
import { quotedValue } from './read-line.ts';

/** Column of an outlet's number. */
export const OUTLET_KEY = 'nOutlet';

interface OutletColumn extends ImportColumn {
  name: typeof OUTLET_KEY | keyof OutletRecord;
}

const digits = (value: string) => value.replace(/[\s\u00a0\u202f.]/g, '');

function siretProblem(value: string): LineProblem | null {
  if (SIRET.test(value)) return null;
  if (/E\+/i.test(value))
    return {
      quoi: `Le tableur a arrondi le SIRET ${quotedValue(value)}.`,
      remede: 'Mettez la colonne au format texte, puis saisissez ses 14 chiffres.',
    };
  const said = /^\d+$/.test(value) ? `a ${value.length} chiffres` : 'n’a pas que des chiffres';
  return { quoi: `Le SIRET ${quotedValue(value)} ${said}.`, remede: 'N°SIRET incorrect: 14 chiffres' };
}

function postalProblem(value: string): LineProblem | null {
  if (POSTAL_CODE.test(value)) return null;
  const quoi = `Le code postal ${quotedValue(value)} est incorrect.`;
  return /^\d{4}$/.test(value)
    ? { quoi, remede: `Le tableur retire le zéro du début\u00a0: écrivez 0${value}.` }
    : { quoi, remede: 'Il a 5 chiffres.' };
}

const COLUMNS: readonly OutletColumn[] = [
  {
    name: OUTLET_KEY,
    label: 'Numéro d’OUTLET',
    required: true,
    length: 50,
    filled: { quoi: 'Le numéro d’OUTLET est vide.', remede: 'C’est lui qui désigne le point de vente.' },
    problem: (value) =>
      outletNumberProblem(value) === null
        ? null
        : {
            quoi: `Le numéro d’OUTLET ${quotedValue(value)} est incorrect.`,
            remede: 'Il commence par une lettre ou un chiffre.',
          },
  },
  {
    name: 'Outlet_Name',
    label: OUTLET_LABELS.Outlet_Name,
    required: true,
    filled: { quoi: 'Le nom du point de vente est vide.', remede: 'Saisissez-le.' },
  },
  { name: 'House_Number__c', label: OUTLET_LABELS.House_Number__c },
  { name: 'Street__c', label: OUTLET_LABELS.Street__c },
  { name: 'Street2__c', label: OUTLET_LABELS.Street2__c },
  { name: 'Street3__c', label: OUTLET_LABELS.Street3__c },
  { name: 'Postal_Code__c', label: OUTLET_LABELS.Postal_Code__c, problem: postalProblem },
  { name: 'City__c', label: OUTLET_LABELS.City__c },
  { name: 'Telephone__c', label: OUTLET_LABELS.Telephone__c },
  { name: 'SIRET__c', label: OUTLET_LABELS.SIRET__c, normalise: digits, problem: siretProblem },
  { name: 'Owner_Name', label: OUTLET_LABELS.Owner_Name },
  { name: 'Phone', label: OUTLET_LABELS.Phone },
  { name: 'Email', label: OUTLET_LABELS.Email },
  { name: 'Segmentation__c', label: OUTLET_LABELS.Segmentation__c, required: true },
];

/** The file of outlets, in Salesforce's names (specification/content-management.md#outlets). */
export const OUTLET_IMPORT = {
  title: 'Importer des points de vente',
  noun: { one: 'point de vente', many: 'points de vente' },
  columns: COLUMNS,
  key: OUTLET_KEY,
  alike: 'SIRET__c',
  flag: { one: 'Médaille', many: 'Changent de médaille' },
} as const satisfies ImportSubject;

/** The columns of an outlet's record, with their labels. */
export const OUTLET_RECORD_COLUMNS = COLUMNS.filter(
  (column): column is OutletColumn & { name: keyof OutletRecord } => column.name !== OUTLET_KEY,
);

/** Columns of an address, which a signed order keeps as it was. */
export const OUTLET_ADDRESS: readonly (keyof OutletRecord)[] = [
  'House_Number__c',
  'Street__c',
  'Street2__c',
  'Street3__c',
  'Postal_Code__c',
  'City__c',
];
