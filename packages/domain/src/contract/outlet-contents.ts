import * as z from 'zod/mini';
import { outletRecordSchema } from '../outlets/outlet-record.ts';
import { TYPE_CODES } from '../projects/kinds.ts';
import { get, post, put } from './call.ts';

const number = z.string().check(z.minLength(1), z.maxLength(50));
const byOutlet = z.object({ outlet: number });

const listed = z.object({
  nOutlet: z.string(),
  nom: z.string(),
  codePostal: z.string(),
  ville: z.string(),
  siret: z.string(),
  medaille: z.string(),
});
export type ListedOutlet = z.output<typeof listed>;

/**
 * Outlets by their number, 50 per page; `q` is words of name, town, postal code, number or SIRET, each as a prefix.
 * `nombre` counts up to 1,000; `plus` means that there are more.
 */
export const listOutlets = get('Outlets, searched', {
  path: '/rest/myplv/contenus/points-de-vente',
  who: 'content.edit',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(200))),
    /** Lower case; `aucune` for those without. */
    medaille: z.optional(z.string().check(z.maxLength(80))),
    /** Only those older than 24 hours, or never read from Salesforce. */
    anciennes: z.optional(z.literal('oui')),
    after: z.optional(z.string().check(z.maxLength(50))),
  }),
  reply: z.object({
    pointsDeVente: z.array(listed),
    nombre: z.int(),
    plus: z.boolean(),
    suivant: z.nullable(z.string()),
  }),
});

const outlet = z.object({
  nOutlet: z.string(),
  version: z.int(),
  fiche: outletRecordSchema,
  /** Salesforce's last version, and when it was read there; null for an outlet that it never gave. */
  salesforce: z.nullable(z.object({ fiche: outletRecordSchema, lueLe: z.string() })),
  /** What a change of it affects: unsigned drafts with the medals that their kind requires, other orders. */
  commandes: z.object({
    drafts: z.array(
      z.object({
        kind: z.enum(TYPE_CODES),
        medals: z.nullable(z.readonly(z.array(z.string()))),
        count: z.int(),
      }),
    ),
    signed: z.int(),
  }),
});
export type OutletContent = z.output<typeof outlet>;

/** One outlet, with what depends on it. @throws INTROUVABLE */
export const readOutlet = get('An outlet, to be corrected', {
  path: '/rest/myplv/contenus/points-de-vente/:outlet',
  who: 'content.edit',
  params: byOutlet,
  reply: outlet,
});

/** Adds an outlet by hand. @throws VALIDATION (fields, or a number that is taken: `nOutlet`) */
export const createOutlet = post('Add an outlet', {
  path: '/rest/myplv/contenus/points-de-vente',
  who: 'content.edit',
  body: z.object({ nOutlet: number, fiche: outletRecordSchema }),
  reply: outlet,
});

/**
 * Corrects an outlet by hand. Only changed fields are validated. @throws INTROUVABLE, VALIDATION, VERSION with the present
 * outlet in `etat`
 */
export const correctOutlet = put('Correct an outlet', {
  path: '/rest/myplv/contenus/points-de-vente/:outlet',
  who: 'content.edit',
  params: byOutlet,
  body: z.object({ version: z.int(), fiche: outletRecordSchema }),
  reply: outlet,
});
