import { ERRORS } from '@ardoise/domain/base/errors.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { quotaRefusal } from '@ardoise/domain/rules/quota.ts';
import { Banner } from '../../components/Banner.tsx';
import { counted, NBSP } from '../../components/format-number.ts';
import type { QuotaRow } from '../../hooks/use-quota-tracking.ts';
import { smhfName } from './quota-rows.ts';

/** Beyond these, only the number is displayed. */
const NAMED = 3;

function isExceeded({ statut, annuel, pourcentage }: QuotaRow): boolean {
  return statut === 'DEPASSE' && (annuel > 0 || pourcentage > 0);
}

/** Exhausted quotas, in the specification's words. */
export function QuotaWarnings({ rows }: { rows: readonly QuotaRow[] }) {
  const exceeded = rows.filter(isExceeded);
  if (exceeded.length > NAMED) {
    return (
      <Banner tone="stop">
        <b>
          {counted(exceeded.length, 'quota est dépassé', 'quotas sont dépassés')}
          {NBSP}:
        </b>{' '}
        la création d’un projet y est impossible.
      </Banner>
    );
  }
  return exceeded.map((row) => (
    <Banner key={`${row.smhf} ${row.typeProjet}`} tone="stop">
      <b>
        {smhfName(row)}, {KIND_WORDS[row.typeProjet].name}
        {NBSP}:
      </b>{' '}
      {ERRORS[quotaRefusal(row.typeProjet)].message}
    </Banner>
  ));
}
