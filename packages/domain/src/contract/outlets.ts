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
/** Outlets that a device keeps of one call. */
export const MOST_OF_TOUR = 300;
/** Of a town: as many as are looked up by number in a minute. */
export const MOST_OF_TOWN = 60;

/**
 * The records of outlets to keep for work without a network: those of the caller's own projects, the latest first; with `ville`
 * those of this town. `plus`: there are more. As kept here: Salesforce is not asked.
 */
export const readTour = get('Outlets to keep for a tour', {
  path: '/rest/myplv/tournee',
  who: 'project.beginOffline',
  query: z.object({ ville: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(100))) }),
  reply: z.object({
    pointsDeVente: z.array(z.object({ nOutlet: z.string(), fiche: outletRecordSchema })),
    plus: z.boolean(),
  }),
});

export type FoundOutlet = z.output<typeof lookUpOutlet.reply>;
