import * as z from 'zod/mini';
import { PROJECT_TYPES } from '../projects/kinds.ts';
import { COUNTED_CAUSES } from '../projects/return-causes.ts';
import { STATUSES } from '../projects/statuses.ts';
import { COMPARED_BY, COMPARISONS, HELD_BY, PROMISED_IN } from '../rules/figures.ts';
import { HOLDERS } from '../rules/holder.ts';
import { get } from './call.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const name = z.optional(z.string().check(z.maxLength(100)));
const count = z.int();
/** A number of the period, and of the one that it is compared with; null without one. */
const compared = z.object({ n: count, avant: z.nullable(count) });
export type Compared = z.output<typeof compared>;
/** Working days, to a tenth; null under five cases. */
const days = z.nullable(z.number());
const time = z.object({ n: count, mediane: days, decile: days, medianeAvant: days });
const period = z.object({ du: day, au: day, joursOuvres: count });

const kept = z.object({
  tenus: count,
  retards: count,
  tenusAvant: z.nullable(count),
  retardsAvant: z.nullable(count),
});
export type KeptPromises = z.output<typeof kept>;

const promise = z.extend(kept, {
  /** Who promised: username, empty for the installers, who are one; with the name to show. */
  qui: z.string(),
  nom: z.string(),
  partie: z.enum(HOLDERS),
  promis: z.enum(PROMISED_IN),
  /** Working days late in the mean, of those that were late. */
  retardMoyen: days,
});

const line = z.object({
  /** Username, support or month (yyyy-MM-01). */
  cle: z.string(),
  nom: z.string(),
  faites: compared,
  terminees: compared,
  duree: z.nullable(time),
  premierCoup: z.nullable(z.extend(compared, { sur: count, surAvant: z.nullable(count) })),
  retours: z.nullable(compared),
  /** The most frequent cause; null without a return. */
  cause: z.nullable(z.object({ cause: z.enum(COUNTED_CAUSES), n: count })),
  creations: z.nullable(kept),
});
export type FigureLine = z.output<typeof line>;

const figures = z.object({
  periode: period,
  /** The period that it is compared with. */
  avant: z.nullable(period),
  /** The day of the first figure; the period was cut to it. */
  depuis: z.nullable(day),
  /** When everything that happened was counted last; null while the first count runs. */
  compteA: z.nullable(z.string()),
  /** Made in the period, and not counted: deleted since, or of another today. */
  horsListe: z.object({ effacees: count, plusSuivies: count }),
  commandes: z.object({
    faites: compared,
    terminees: compared,
    arretees: compared,
    /** By week (its Monday), or by month over 26 weeks. */
    pas: z.enum(['semaine', 'mois']),
    suite: z.array(z.object({ debut: day, faites: count, terminees: count })),
    parSupport: z.array(z.object({ support: z.enum(PROJECT_TYPES), faites: compared, terminees: compared })),
  }),
  temps: z.object({
    duree: time,
    /** Of the orders that ended: working days with each; their sum is the whole. */
    garde: z.array(z.object({ qui: z.enum(HELD_BY), jours: z.number() })),
    passages: z.array(z.extend(time, { statut: z.enum(STATUSES) })),
  }),
  premierCoup: z.object({
    acceptees: compared,
    /** By returns before the first accord: 0, 1, 2, three and more. */
    parRetours: z.array(z.extend(compared, { retours: count })),
  }),
  retours: z.object({
    tous: compared,
    causes: z.array(z.extend(compared, { cause: z.enum(COUNTED_CAUSES) })),
    par: z.array(z.extend(compared, { partie: z.enum(HOLDERS) })),
  }),
  /** Proofs of the period that were compared with their order, by agency: of so many the text could be read. */
  creations: z.array(z.object({ agence: z.string(), nom: z.string(), lisibles: count, comparees: count })),
  delais: z.object({ tous: z.extend(kept, { retardMoyen: days }), lignes: z.array(promise) }),
  comparer: z.object({ par: z.enum(COMPARED_BY), lignes: z.array(line) }),
});
export type Figures = z.output<typeof figures>;

/** The period and the filters of figures, in addresses as in calls. */
export const figuresQuery = z.object({
  /** Days in Europe/Paris, both counted; by default the last twelve whole weeks. */
  du: z.optional(day),
  au: z.optional(day),
  comparer: z.optional(z.enum(COMPARISONS)),
  type: z.optional(z.enum(PROJECT_TYPES)),
  agence: name,
  smhf: name,
  par: z.optional(z.enum(COMPARED_BY)),
});
export type FiguresQuery = z.output<typeof figuresQuery>;

/**
 * Head office's figures (specification/figures.md): of everybody for head office, of their own orders for an smhf and an
 * agency. @throws VALIDATION where the end is before the beginning, or the period is longer than two years
 */
export const readFigures = get('Figures of a period', {
  path: '/rest/myplv/pilotage',
  who: 'figures.read',
  query: figuresQuery,
  reply: figures,
});

/** What is exported: the figures, a tab a question, or their orders, a row each. */
export const FIGURE_EXPORTS = ['chiffres', 'commandes'] as const;

/** The same as `.xlsx`; recounting the orders gives the figures. @throws as `readFigures` */
export const exportFigures = get('Figures of a period as a spreadsheet', {
  path: '/rest/myplv/pilotage/export',
  who: 'figures.read',
  query: z.extend(figuresQuery, { quoi: z.optional(z.enum(FIGURE_EXPORTS)) }),
});
