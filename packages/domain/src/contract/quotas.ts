import * as z from 'zod/mini';
import { draftText } from '../projects/draft-fields.ts';
import { QUOTA_KINDS } from '../projects/kinds.ts';
import { byProject, get, post } from './call.ts';

const state = z.enum(['OK', 'ALERTE', 'DEPASSE']);
const count = z.int();

/** State of the current year for one SMHF; figures as in specification/quotas.md#columns. */
export const quotaState = get('Quota state of an SMHF', {
  path: '/rest/myplv/quotas/etat/:smhf',
  who: 'quota.read',
  params: z.object({ smhf: z.string().check(z.maxLength(100)) }),
  reply: z.object({
    annee: z.int(),
    statutQuotaCHR: state,
    statutQuotaVAE: state,
    statutQuotaPDA: state,
    quotasAnnuelCHR: count,
    quotasAnnuelVAE: count,
    quotasAnnuelPDA: count,
    quotasConsoCHR: count,
    quotasConsoVAE: count,
    quotasConsoPDA: count,
    quotasAVenirCHR: count,
    quotasAVenirPDA: count,
    quotasRestantCHR: count,
    quotasRestantVAE: count,
    quotasRestantPDA: count,
  }),
});

const forecast = z.object({
  /** Units per week over the last twelve weeks. */
  pace: z.number(),
  outcome: z.enum(['spent', 'drafts', 'day', 'lasts']),
  /** `yyyy-MM-dd` in Europe/Paris, for `drafts` and `day`. */
  day: z.optional(z.string()),
});

/**
 * Rows by SMHF and kind for a year, by default the current one. A member of head office who passes their own username
 * gets all rows; an SMHF theirs, and those of the SMHFs they replace. `prevision` is null for any other year, which has
 * no upcoming units either.
 */
export const quotaTracking = get('Quotas by SMHF and support', {
  path: '/rest/myplv/quotas/suivi/:username',
  who: 'quota.follow',
  params: z.object({ username: z.string().check(z.maxLength(100)) }),
  query: z.object({ annee: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100))) }),
  reply: z.array(
    z.object({
      smhf: z.string(),
      prenom: z.string(),
      nom: z.string(),
      typeProjet: z.enum(QUOTA_KINDS),
      annee: z.int(),
      statut: state,
      annuel: count,
      creation: count,
      imprime: count,
      digital: count,
      annule: count,
      restant: count,
      avenir: count,
      pourcentage: count,
      prevision: z.nullable(forecast),
    }),
  ),
});

export const quotaYears = get('Years with quotas, the present one first', {
  path: '/rest/myplv/quotas/annees',
  who: 'quota.follow',
  reply: z.array(z.int()),
});

export const askArbitration = post('Ask head office to arbitrate when the quota is used up', {
  path: '/rest/myplv/projets/:id/arbitrage',
  who: 'quota.arbitrate',
  params: byProject,
  body: z.object({ comment: z.optional(draftText) }),
  reply: z.object({ message: z.string() }),
});
