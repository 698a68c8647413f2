import { readFile } from 'node:fs/promises';
import { OUTLET_FIELDS, type OutletField } from '@ardoise/domain/outlets/outlet-record.ts';
import * as z from 'zod/mini';

/** Name of an object or a field of Salesforce; a dot follows a relationship: `Owner_Contact__r.Email`. */
const name = z.string().check(z.regex(/^[A-Za-z]\w{0,79}(\.[A-Za-z]\w{0,79}){0,4}$/));

const FieldMap = z.strictObject({
  object: name,
  number: name,
  fields: z.partialRecord(z.enum(OUTLET_FIELDS as [OutletField, ...OutletField[]]), name),
});

/**
 * Where Salesforce keeps an outlet: its object, the field of the number, and the field behind each of the record's names,
 * which are aliases (docs/salesforce.md). A name without a field is always empty.
 */
export type SalesforceFields = z.infer<typeof FieldMap>;

const OF_ACCOUNT: Partial<Record<OutletField, string>> = {
  Outlet_Name: 'Name',
  Owner_Name: 'Owner_Name__c',
  Email: 'Email__c',
};

/** Without a file: the object Account, and the record's own names where they can be a field's. */
const USUAL_FIELDS: SalesforceFields = {
  object: 'Account',
  number: 'Outlet_Number__c',
  fields: Object.fromEntries(OUTLET_FIELDS.map((field) => [field, OF_ACCOUNT[field] ?? field])),
};

/** The map of a JSON file; the usual one without a file. @throws Error naming the file and what is wrong in it */
export async function readSalesforceFields(file: string | undefined): Promise<SalesforceFields> {
  if (file === undefined) return USUAL_FIELDS;
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`SALESFORCE_FIELDS: ${file} cannot be read (${error.code ?? error.message}).`);
  });
  const parsed = FieldMap.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(
    `SALESFORCE_FIELDS: ${file} is not a map of fields (${issue?.path.join('.') || 'JSON'}: ${issue?.message}).`,
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
