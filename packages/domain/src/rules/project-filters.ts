import * as z from 'zod/mini';
import { PROJECT_TYPES, TYPE_CODES } from '../projects/kinds.ts';
import { STATUSES } from '../projects/statuses.ts';
import { WORK_STAGES } from '../projects/work-stages.ts';
import { HOLDERS } from './holder.ts';

const filterText = z.optional(z.string().check(z.maxLength(200)));

/** Filters of the counts by status; people by username. Blank values are ignored. */
export const countFilters = {
  /** Only those past the promised day. */
  q_retard: z.optional(z.enum(['1'])),
  /** Only those promised until the Sunday of this week, late ones included. */
  q_echeance: z.optional(z.enum(['semaine'])),
  /** Only those at one stage of the work in a status (projects/work-stages.ts). */
  q_travail: z.optional(z.enum(WORK_STAGES)),
  /** In no final status. */
  q_encours: z.optional(z.enum(['1'])),
  /** In their status for more than five calendar days, none of them final (specification/statuses.md#standing-still). */
  q_immobile: z.optional(z.enum(['1'])),
  /** With more than two round trips. */
  q_allers_retours: z.optional(z.enum(['1'])),
  /** The party expected to act. */
  q_main: z.optional(z.enum(['', ...HOLDERS])),
  /** Drafts of which head office was asked to arbitrate since they entered their status. */
  q_arbitrage: z.optional(z.enum(['1'])),
  /** Begun or signed without a network, with something to settle (specification/offline.md#begun-without-a-network). */
  q_aregulariser: z.optional(z.enum(['1'])),
  /** On their way, late or not, or delivered within the last week (specification/statuses.md#when-it-comes). */
  q_livraisons: z.optional(z.enum(['1'])),
  q_typeProjet: z.optional(z.enum(['', ...TYPE_CODES])),
  q_support: z.optional(z.enum(['', ...PROJECT_TYPES])),
  q_recherche: filterText,
  q_dc: filterText,
  q_mdv: filterText,
  q_smhf: filterText,
  q_agence: filterText,
  q_imprimeur: filterText,
  /** The orders behind a figure (`readFigureList`, specification/figures.md#lists). */
  q_chiffre: z.optional(z.string().check(z.maxLength(600))),
};

/** Filters of a list. */
export const projectFilters = { q_statut: z.optional(z.enum(['', ...STATUSES])), ...countFilters };
