import { Refusal } from '@ardoise/domain/base/errors.ts';
import { quotaEffect } from '@ardoise/domain/content/quotas/quota-cell.ts';
import { QUOTA_CHANGED } from '@ardoise/domain/content/quotas/quota-words.ts';
import type { BodyOf, ParamsOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { changeQuota as changeCall } from '@ardoise/domain/contract/quota-edits.ts';
import { remainingQuota } from '@ardoise/domain/rules/quota.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { recordContentChange } from '../../base/content-log/record-content-change.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { lockQuotas, readQuotaFigures } from '../../base/quotas/quota-figures.repository.ts';
import { requireOpenYear, requireReason, requireSmhf } from './editable-quota.ts';
import {
  lastQuotaChanger,
  type QuotaPlace,
  readQuota,
  type StoredQuota,
  writeQuota,
} from './quota-edits.repository.ts';

/** The cell as it is now, and who changed it last, for a caller whose version is stale. */
export async function quotaConflict(
  tx: Transaction,
  place: QuotaPlace,
  stored: StoredQuota,
): Promise<object> {
  const nameOf = await displayNames(tx);
  return { ...stored, qui: nameOf(await lastQuotaChanger(tx, place)) };
}

/** @throws Refusal QUOTA_A_CONFIRMER when no unit would be left, which the caller has not confirmed */
async function requireConfirmed(
  tx: Transaction,
  { smhf, year, kind }: QuotaPlace,
  annuel: number,
): Promise<void> {
  const { avenir, ...figures } = await readQuotaFigures(tx, smhf, year, kind);
  const utilisees = -remainingQuota({ ...figures, annuel: 0, avenir });
  if (quotaEffect(kind, annuel, { utilisees, avenir }).statut !== 'DEPASSE') return;
  throw new Refusal('QUOTA_A_CONFIRMER', {
    message: `Avec ${annuel}, il ne reste aucune unité\u00a0: confirmez le quota dépassé.`,
  });
}

/**
 * Sets an annual quota under its lock, against a race with submissions, and logs it with its reason.
 * @throws Refusal INTROUVABLE, VALIDATION, STATUT, QUOTA_A_CONFIRMER; VERSION with the present cell
 */
export async function changeQuota(
  pool: Pool,
  { annee, smhf, typeProjet }: ParamsOf<typeof changeCall>,
  { annuel, version, motif, depasse }: BodyOf<typeof changeCall>,
): Promise<ReplyOf<typeof changeCall>> {
  requireReason(motif);
  const place = { smhf, year: annee, kind: typeProjet };
  return inTransaction(pool, async (tx) => {
    const { shown } = await requireSmhf(tx, smhf);
    await requireOpenYear(tx, annee);
    await lockQuotas(tx, annee, [place]);
    const stored = await readQuota(tx, place);
    if (stored.version !== version) {
      throw new Refusal('VERSION', { message: QUOTA_CHANGED, etat: await quotaConflict(tx, place, stored) });
    }
    if (stored.annuel === annuel) return stored;
    if (depasse !== true) await requireConfirmed(tx, place, annuel);
    const written = await writeQuota(tx, place, annuel);
    const entry = { smhf, annee, typeProjet };
    await recordContentChange(tx, {
      area: 'quotas',
      list: String(annee),
      entry: `${typeProjet}/${smhf}`,
      label: shown,
      act: 'modification',
      before: { ...entry, annuel: stored.annuel },
      after: { ...entry, annuel },
      reason: motif.trim(),
    });
    return written;
  });
}
