import * as z from 'zod/mini';
import { RESULTS } from '../accessibility/criterion.ts';
import { NAMED_PARTS, SILENCES } from '../accessibility/silent-names.ts';
import { catalogueListSchema } from '../catalogue/kept-entry.ts';
import { get } from './call.ts';
import { conformity } from './conformity.ts';

const count = {
  respectes: z.int(),
  non: z.int(),
  sansObjet: z.int(),
  /** In percent to one decimal, of those that apply; null where none does. */
  taux: z.nullable(z.number()),
};

const gap = z.object({ defaut: z.string(), enAttendant: z.string() });

const criterion = z.object({
  /** '8.3' */
  numero: z.string(),
  titre: z.string(),
  resultat: z.enum(RESULTS),
  /** The evidence in words. */
  preuve: z.string(),
  /** The evidence is older than a year. */
  ancienne: z.boolean(),
  /** A fault that is admitted, and what helps until it is mended. */
  ecart: z.optional(gap),
});

const statement = z.object({
  ...count,
  conformite: conformity,
  /** The last audit; null where this version has none. */
  audit: z.nullable(
    z.object({
      /** Commit that was audited. */
      version: z.string(),
      jour: z.string(),
      pages: z.readonly(z.array(z.string())),
      outils: z.readonly(z.array(z.string())),
    }),
  ),
  themes: z.readonly(
    z.array(z.object({ rang: z.int(), nom: z.string(), ...count, criteres: z.readonly(z.array(criterion)) })),
  ),
});
export type StatementReply = z.output<typeof statement>;

/** What whoever publishes has said; days are yyyy-MM-dd. */
const publication = z.object({
  nom: z.string(),
  email: z.string(),
  telephone: z.string(),
  corrections: z.nullable(z.string()),
  plan: z.string(),
  planAnnee: z.string(),
  jour: z.string(),
});

/** The accessibility statement; null until it is published (specification/accessibility.md#publication). */
export const readAccessibility = get('Accessibility statement', {
  path: '/rest/myplv/accessibilite',
  who: 'public',
  reply: z.object({ declaration: z.nullable(z.object({ publication, ...statement.shape })) }),
});

const silentName = z.object({
  /** Null: a guide of /help, among the settings. */
  liste: z.nullable(catalogueListSchema),
  /** Of the entry; empty for a guide. */
  id: z.string(),
  nom: z.string(),
  de: z.enum(NAMED_PARTS),
  raison: z.enum(SILENCES),
});

/**
 * Names that head office gave to what is shown, and that say nothing to whoever does not see it, in the order of the
 * lists; the statement counts them (specification/accessibility.md#content-of-head-office).
 */
export const listSilentNames = get('Names of content that say nothing', {
  path: '/rest/myplv/accessibilite/contenus',
  who: 'content.edit',
  reply: z.object({ noms: z.array(silentName) }),
});

/** What would be published now, for who may publish it. */
export const previewAccessibility = get('Accessibility statement before it is published', {
  path: '/rest/myplv/accessibilite/apercu',
  who: 'settings.administer',
  reply: statement,
});
