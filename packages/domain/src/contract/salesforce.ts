import * as z from 'zod/mini';
import { outletRecordSchema } from '../outlets/outlet-record.ts';
import { get, post } from './call.ts';

/**
 * Why Salesforce gave no record: `lent` no reply in time, `refuse` our credentials or rights, `limite` the calls of the day,
 * `injoignable` network, 503 or an unreadable reply, `requete` a field or version that it does not know.
 */
const trouble = z.enum(['lent', 'refuse', 'limite', 'injoignable', 'requete']);
export type SalesforceTrouble = z.output<typeof trouble>;

const salesforceState = z.object({
  /** Last exchange; `inconnu` before the first one. */
  etat: z.union([trouble, z.enum(['connecte', 'inconnu'])]),
  /** Since when it is so, and in Salesforce's own words. */
  depuis: z.nullable(z.string()),
  motif: z.string(),
  /** Who can mend it: the active administrators, who signed in last first, three at most. */
  administrateurs: z.array(z.string()),
  /** The last reply with records or without any. */
  dernierEchange: z.nullable(z.string()),
  /** Calls of the last 24 hours, and how many are allowed. */
  appels: z.nullable(z.object({ utilises: z.int(), limite: z.int() })),
  /** The nightly reading: null before the first one. `interrompue` is continued by the next one. */
  relecture: z.nullable(
    z.object({
      etat: z.enum(['en cours', 'interrompue', 'finie']),
      debut: z.string(),
      fin: z.nullable(z.string()),
      fiches: z.int(),
    }),
  ),
});
export type SalesforceState = z.output<typeof salesforceState>;

/** State of both sources of outlets; `salesforce` null where it is not configured (specification/content-management.md#outlets). */
export const readOutletSources = get('State of Salesforce and of the table of outlets', {
  path: '/rest/myplv/contenus/points-de-vente/etat',
  who: 'content.edit',
  reply: z.object({
    salesforce: z.nullable(salesforceState),
    table: z.object({
      nombre: z.int(),
      sansMedaille: z.int(),
      /** Older than 24 hours, or never read from Salesforce; null where it is not configured. */
      anciennes: z.nullable(z.int()),
      dernierImport: z.nullable(z.string()),
    }),
  }),
});
export type OutletSources = z.output<typeof readOutletSources.reply>;

/**
 * Queries Salesforce for one outlet, without the cache, and stores its record as a lookup does. `fiche` null: it knows
 * none of this number, or it failed (`echec`). @throws INTROUVABLE where it is not configured
 */
export const trySalesforce = post('Ask Salesforce for one outlet', {
  path: '/rest/myplv/contenus/points-de-vente/essai',
  who: 'content.edit',
  body: z.object({ nOutlet: z.string().check(z.minLength(1), z.maxLength(50)) }),
  reply: z.object({
    fiche: z.nullable(outletRecordSchema),
    echec: z.nullable(z.object({ etat: trouble, motif: z.string() })),
  }),
});

/** Begins to read all of Salesforce's outlets. @throws INTROUVABLE where it is not configured, STATUT while one runs */
export const rereadSalesforce = post('Read all of Salesforce’s outlets again', {
  path: '/rest/myplv/contenus/points-de-vente/relecture',
  who: 'content.edit',
});
