import * as z from 'zod/mini';
import { MOST_UNITS } from '../content/quotas/quota-cell.ts';
import { QUOTA_KINDS } from '../projects/kinds.ts';
import { get, post, put } from './call.ts';

const path = '/rest/myplv/contenus/quotas/:annee';
const year = z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100));
const byYear = z.object({ annee: year });
const username = z.string().check(z.minLength(1), z.maxLength(100));
const kind = z.enum(QUOTA_KINDS);
const count = z.int();
const annual = z.int().check(z.gte(0), z.lte(MOST_UNITS));
const version = z.int().check(z.gte(0));
const reason = z.string().check(z.maxLength(500));

const cell = z.object({
  /** Units of the year; null for one that was never set. */
  annuel: z.nullable(count),
  /** Base of the next change; 0 for a cell that was never set. */
  version: z.int(),
  /** Consumed in that year; drafts that consumed none yet, in the present year alone. */
  utilisees: count,
  avenir: count,
  /** Of the year before: its units, those used, and those used at its end by the forecast (quota-forecast.ts). */
  precedent: z.object({ annuel: z.nullable(count), utilisees: count, prevues: count }),
});
export type QuotaCell = z.output<typeof cell>;

const yearState = z.enum(['close', 'en-cours', 'ouverte', 'preparation']);

const grid = z.object({
  annee: z.int(),
  etat: yearState,
  /** Oldest first: those with quotas or units, the present one and the next. */
  annees: z.array(z.object({ annee: z.int(), etat: yearState })),
  /** The year whose quotas apply to a present one that is not opened; null elsewhere. */
  repris: z.nullable(z.int()),
  lignes: z.array(
    z.object({
      smhf: z.string(),
      prenom: z.string(),
      nom: z.string(),
      /** Delegates whose projects draw on these units. */
      delegues: count,
      cellules: z.record(kind, cell),
    }),
  ),
});
export type QuotaGrid = z.output<typeof grid>;

/**
 * Quotas of a year for head office, by SMHF and kind (specification/quotas.md#a-new-year-and-transfers). Of one in
 * preparation `annuel` is what is prepared. @throws INTROUVABLE for a year beyond next year, or an earlier one without quotas
 */
export const readQuotaGrid = get('Quotas of a year, for head office', {
  path,
  who: 'content.edit',
  params: byYear,
  reply: grid,
});

/** The quotas of a year as `.xlsx`, a row per SMHF and kind. @throws as `readQuotaGrid` */
export const exportQuotas = get('Quotas of a year as a spreadsheet', {
  path: `${path}/export` as const,
  who: 'content.edit',
  params: byYear,
});

const changed = z.object({ annuel: z.nullable(count), version: z.int() });

/**
 * Sets a quota of an opened year, with a reason that the log keeps. `depasse` confirms a quota that leaves no unit.
 * @throws INTROUVABLE; VALIDATION without a reason; QUOTA_A_CONFIRMER without `depasse`; STATUT for a year that is closed
 * or in preparation; VERSION, with `etat` the present `annuel`, `version` and `qui`
 */
export const changeQuota = put('Another annual quota of an SMHF', {
  path: `${path}/smhf/:smhf/:typeProjet` as const,
  who: 'content.edit',
  params: z.object({ annee: year, smhf: username, typeProjet: kind }),
  body: z.object({ annuel: annual, version, motif: reason, depasse: z.optional(z.boolean()) }),
  reply: changed,
});

/**
 * Moves units that are left from one SMHF to another, of one kind and year; both are mailed. The versions make a
 * repeated call a conflict instead of a second transfer.
 * @throws INTROUVABLE; VALIDATION for more than is left, or without a reason; STATUT; VERSION, with `etat` both cells
 */
export const transferQuota = post('Transfer units between two SMHFs', {
  path: `${path}/transferts` as const,
  who: 'content.edit',
  params: byYear,
  body: z.object({
    de: username,
    a: username,
    typeProjet: kind,
    unites: z.int().check(z.gte(1), z.lte(MOST_UNITS)),
    motif: reason,
    versions: z.object({ de: version, a: version }),
  }),
  reply: z.object({ de: changed, a: changed }),
});

/** Where prepared figures come from: typed, last year's, the forecast, a spreadsheet. */
export const PLAN_SOURCES = ['saisie', 'reprise', 'previsions', 'collage'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/**
 * Saves figures of a year in preparation: all or none. They count for nothing until it is opened. `annuel` null takes a
 * figure back.
 * @throws INTROUVABLE; STATUT once it is opened; VERSION, with `etat` the present `annuel` and `version` of each stale cell
 */
export const planQuotas = put('Prepared quotas of a year', {
  path: `${path}/preparation` as const,
  who: 'content.edit',
  params: byYear,
  body: z.object({
    origine: z.enum(PLAN_SOURCES),
    cellules: z
      .array(z.object({ smhf: username, typeProjet: kind, annuel: z.nullable(annual), version }))
      .check(z.minLength(1), z.maxLength(3000)),
  }),
  reply: z.object({
    cellules: z.array(
      z.object({ smhf: z.string(), typeProjet: kind, annuel: z.nullable(count), version: z.int() }),
    ),
  }),
});

/**
 * Opens a year: its prepared quotas count from 1 January, for the present year from now on; each SMHF is mailed theirs.
 * Opened already: changes nothing. @throws INTROUVABLE; GARDE while a cell is not set
 */
export const openQuotaYear = post('Open a year of quotas', {
  path: `${path}/ouverture` as const,
  who: 'content.edit',
  params: byYear,
  reply: z.object({ message: z.string() }),
});

/**
 * Transfers of a year that gave to or took from these SMHFs, newest first: an SMHF their own, as in `quotaTracking`, head
 * office all. @throws INTROUVABLE
 */
export const quotaTransfers = get('Transfers of units that an SMHF reads', {
  path: '/rest/myplv/quotas/transferts/:username',
  who: 'quota.follow',
  params: z.object({ username }),
  query: z.object({ annee: z.optional(year) }),
  reply: z.array(
    z.object({
      id: z.string(),
      t: z.string(),
      /** Who transferred, the giver and the taker, as they are called. */
      qui: z.string(),
      de: z.string(),
      a: z.string(),
      typeProjet: kind,
      unites: count,
      motif: z.string(),
    }),
  ),
});
