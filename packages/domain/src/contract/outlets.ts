import * as z from 'zod/mini';
import { get } from './call.ts';

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

/**
 * The outlet's record; 404 PDV_INCONNU when there is none. `gardee` only where Salesforce did not answer and the record is
 * the kept one: when it was read (ISO 8601), null if that is not known. 503 INDISPONIBLE when none is kept either.
 */
export const lookUpOutlet = get('An outlet by its number', {
  path: '/rest/myplv/sf/pdv/:outlet',
  who: 'outlet.lookup',
  params: z.object({ outlet: z.string().check(z.maxLength(50)) }),
  reply: z.extend(outletRecordSchema, {
    gardee: z.optional(z.object({ du: z.nullable(z.string()) })),
  }),
});
export type FoundOutlet = z.output<typeof lookUpOutlet.reply>;
