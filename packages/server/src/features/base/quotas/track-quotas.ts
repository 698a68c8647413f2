import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { quotaTracking } from '@ardoise/domain/contract/quotas.ts';
import { parisDay, parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { quotaForecast } from '@ardoise/domain/projects/quota-forecast.ts';
import { actsAs, namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { quotaPercentage, quotaState, remainingQuota } from '@ardoise/domain/rules/quota.ts';
import type { Pool } from 'pg';
import {
  isSmhf,
  readQuotaYears,
  readTrackedQuotas,
  type TrackedQuota,
  type TrackedSmhfs,
} from './quotas.repository.ts';

type Row = ReplyOf<typeof quotaTracking>[number];

/** The SMHFs of a username: one's own means all for head office. @throws Refusal INTROUVABLE */
export async function smhfsOf(pool: Pool, actor: Actor, username: string): Promise<TrackedSmhfs> {
  if (actor.role === 'smhf') {
    if (!actsAs(actor, username)) throw new Refusal('INTROUVABLE');
    return username === actor.name ? namesOf(actor) : [username];
  }
  if (username === actor.name) return null;
  if (!(await isSmhf(pool, username))) throw new Refusal('INTROUVABLE');
  return [username];
}

function present(quota: TrackedQuota, annee: number, prevision: Row['prevision']): Row {
  const { smhf, prenom, nom, kind, annuel, creation, imprime, digital, annule, avenir } = quota;
  return {
    smhf,
    prenom,
    nom,
    typeProjet: kind,
    annee,
    statut: quotaState(kind, quota),
    annuel,
    creation,
    imprime,
    digital,
    annule,
    restant: remainingQuota(quota),
    avenir,
    pourcentage: quotaPercentage(quota),
    prevision,
  };
}

/**
 * Quotas of a year by SMHF and kind, with the forecast for the present year (specification/quotas.md#forecast).
 * @throws Refusal INTROUVABLE for an SMHF that is not the caller's, or unknown
 */
export async function trackQuotas(
  pool: Pool,
  actor: Actor,
  username: string,
  annee: number | undefined,
): Promise<Row[]> {
  const today = parisDay(new Date());
  const presentYear = Number(today.slice(0, 4));
  const year = annee ?? presentYear;
  const quotas = await readTrackedQuotas(pool, await smhfsOf(pool, actor, username), year, today);
  return quotas.map((quota) => {
    const { avenir, consumed } = quota;
    const outlook = { today, restant: remainingQuota(quota), avenir, consumed };
    return present(quota, year, year === presentYear ? quotaForecast(outlook) : null);
  });
}

/** Available years: the present one, with or without quotas, and every other with some. */
export async function listQuotaYears(pool: Pool): Promise<number[]> {
  const years = new Set([parisYear(new Date()), ...(await readQuotaYears(pool))]);
  return [...years].sort((one, other) => other - one);
}
