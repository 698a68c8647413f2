import * as z from 'zod/mini';
import { draftText } from '../projects/draft-fields.ts';
import { byProject, get, post } from './call.ts';

const state = z.enum(['OK', 'ALERTE', 'DEPASSE']);
const count = z.int();

/** State of the present year for one SMHF; figures as in 3-decisions.md section 4. */
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

export const askArbitration = post('Ask head office to arbitrate when the quota is used up', {
  path: '/rest/myplv/projets/:id/arbitrage',
  who: 'quota.arbitrate',
  params: byProject,
  body: z.object({ comment: z.optional(draftText) }),
  reply: z.object({ message: z.string() }),
});
