import { LOW_QUOTA } from '@ardoise/domain/rules/quota.ts';
import { useSettings } from '../../hooks/use-settings.ts';
import { Banner } from '../Banner.tsx';
import { NBSP } from '../format-number.ts';

/** Whether so few units are left that it is said. */
function useLowQuota(left: number | undefined): boolean {
  const low = useSettings().data?.seuilQuota ?? LOW_QUOTA;
  return left !== undefined && left <= low;
}

/** Warns of a quota that is nearly used up. */
export function LowQuota({ left }: { left: number | undefined }) {
  const isLow = useLowQuota(left);
  if (!isLow) return null;
  return (
    <Banner tone="wait">
      Attention, quota restant faible{NBSP}: {left}
    </Banner>
  );
}

/** States that the clone consumes a unit, and the units left (specification/quotas.md#consuming-a-unit). */
export function CloneQuota({ left }: { left: number | undefined }) {
  const isLow = useLowQuota(left);
  return (
    <>
      <p>
        <b>Une unité de quota est consommée dès maintenant.</b>
        {left !== undefined && !isLow && ` Il en reste ${left}.`}
      </p>
      <LowQuota left={left} />
    </>
  );
}
