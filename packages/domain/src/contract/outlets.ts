import * as z from 'zod/mini';
import { outletRecordSchema } from '../outlets/outlet-record.ts';
import { get } from './call.ts';

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
