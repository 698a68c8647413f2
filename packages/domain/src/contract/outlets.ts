import * as z from 'zod/mini';
import { get } from './call.ts';

const field = z.nullable(z.string());

/** The outlet's record, in Salesforce's field names; 404 PDV_INCONNU when there is none. */
export const lookUpOutlet = get('An outlet by its number', {
  path: '/rest/myplv/sf/pdv/:outlet',
  who: 'outlet.lookup',
  params: z.object({ outlet: z.string().check(z.maxLength(50)) }),
  reply: z.object({
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
  }),
});
export type OutletRecord = z.output<typeof lookUpOutlet.reply>;
