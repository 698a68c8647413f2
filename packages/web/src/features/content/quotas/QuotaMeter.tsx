import { quotaEffect } from '@ardoise/domain/content/quotas/quota-cell.ts';
import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { LOW_QUOTA } from '@ardoise/domain/rules/quota.ts';
import { counted, formatNumber } from '../../../components/format-number.ts';
import { QuotaTrack } from '../../../components/QuotaTrack.tsx';
import { useSettings } from '../../../hooks/use-settings.ts';
import { isLow } from './cell-words.ts';
import type { QuotaCell } from './use-quota-grid.ts';

/** What is used, left and upcoming of a quota: a bar in the tracking page's tones, and its figures. */
export function QuotaMeter({ kind, cell }: { kind: QuotaKind; cell: QuotaCell }) {
  const { annuel, utilisees, avenir } = cell;
  const low = useSettings().data?.seuilQuota ?? LOW_QUOTA;
  const words = `${counted(utilisees, 'utilisée', 'utilisées')} · ${formatNumber(avenir)} à venir`;
  if (annuel === null)
    return <span className="content-quotas-words">{utilisees + avenir > 0 ? words : 'aucune unité'}</span>;
  const { restant, pourcentage } = quotaEffect(kind, annuel, cell);
  return (
    <>
      <QuotaTrack className="content-quotas-bar" percent={pourcentage} />
      <span className="content-quotas-words">
        <b data-low={isLow(kind, annuel, cell, low) || undefined}>reste {formatNumber(restant)}</b> · {words}
      </span>
    </>
  );
}
