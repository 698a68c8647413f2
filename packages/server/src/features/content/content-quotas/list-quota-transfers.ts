import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { quotaTransfers as transfersCall } from '@ardoise/domain/contract/quota-edits.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { displayNames } from '../../base/people/display-names.ts';
import { smhfsOf } from '../../base/quotas/track-quotas.ts';
import { listTransfers } from './quota-edits.repository.ts';

/** Transfers of a year that an SMHF gave or took, newest first. @throws Refusal INTROUVABLE for another's */
export async function listQuotaTransfers(
  pool: Pool,
  actor: Actor,
  username: string,
  annee: number | undefined,
): Promise<ReplyOf<typeof transfersCall>> {
  const smhfs = await smhfsOf(pool, actor, username);
  const rows = await listTransfers(pool, annee ?? parisYear(new Date()), smhfs);
  const nameOf = await displayNames(pool);
  return rows.map(({ id, at, name, kind, giver, taker, units, reason }) => ({
    id: String(id),
    t: at,
    qui: nameOf(name),
    de: nameOf(giver),
    a: nameOf(taker),
    typeProjet: kind,
    unites: units,
    motif: reason,
  }));
}
