import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { quotaState as stateCall } from '@ardoise/domain/contract/quotas.ts';
import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { actsAs } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { type QuotaFigures, quotaState, remainingQuota } from '@ardoise/domain/rules/quota.ts';
import type { Db } from '../../../db/transaction.ts';
import { readQuotaFigures } from './quota-figures.repository.ts';
import { isSmhf } from './quotas.repository.ts';

/** A dc may read the quota that they draw on, an SMHF their own, head office all. */
async function isInScope(db: Db, actor: Actor, smhf: string): Promise<boolean> {
  if (actor.role === 'dc') return actor.smhf === smhf;
  if (actor.role === 'smhf') return actsAs(actor, smhf);
  return isSmhf(db, smhf);
}

/** Figures of a kind for a screen. */
function present(kind: QuotaKind, figures: QuotaFigures) {
  const restant = remainingQuota(figures);
  return {
    statut: quotaState(kind, figures),
    annuel: figures.annuel,
    conso: figures.annuel - restant,
    avenir: figures.avenir,
    restant,
  };
}

/**
 * State and figures of the present year, in Paris, for the three kinds with a quota.
 * @throws Refusal INTROUVABLE for an SMHF that is not the caller's, or unknown
 */
export async function readQuotaState(db: Db, actor: Actor, smhf: string): Promise<ReplyOf<typeof stateCall>> {
  if (!(await isInScope(db, actor, smhf))) throw new Refusal('INTROUVABLE');
  const annee = parisYear(new Date());
  const figures = (kind: QuotaKind) => readQuotaFigures(db, smhf, annee, kind);
  const chr = present('CHR', await figures('CHR'));
  const vae = present('VAE', await figures('VAE'));
  const pda = present('PDA', await figures('PDA'));
  return {
    annee,
    statutQuotaCHR: chr.statut,
    statutQuotaVAE: vae.statut,
    statutQuotaPDA: pda.statut,
    quotasAnnuelCHR: chr.annuel,
    quotasAnnuelVAE: vae.annuel,
    quotasAnnuelPDA: pda.annuel,
    quotasConsoCHR: chr.conso,
    quotasConsoVAE: vae.conso,
    quotasConsoPDA: pda.conso,
    quotasAVenirCHR: chr.avenir,
    quotasAVenirPDA: pda.avenir,
    quotasRestantCHR: chr.restant,
    quotasRestantVAE: vae.restant,
    quotasRestantPDA: pda.restant,
  };
}
