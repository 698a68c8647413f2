import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { changedOutletFields, OUTLET_LABELS, outletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { Button } from '../../../components/Button.tsx';
import { RelativeTime } from '../../../components/RelativeTime.tsx';
import type { OutletForm } from './use-outlet-form.ts';
import type { OutletContent } from './use-outlets.ts';

interface SalesforceDifferencesProps {
  salesforce: NonNullable<OutletContent['salesforce']>;
  /** As it is typed. */
  typed: OutletForm;
  onTake: (field: keyof OutletRecord, value: string) => void;
}

/** Where the record differs from what Salesforce last gave; a value is taken into the form by a button. */
export function SalesforceDifferences({ salesforce, typed, onTake }: SalesforceDifferencesProps) {
  const fields = changedOutletFields(salesforce.fiche, outletRecord(typed));
  return (
    <section className="outlets-differences" aria-label="Salesforce">
      <h2 className="title-sub">Salesforce</h2>
      <p className="meta">
        Lue <RelativeTime date={salesforce.lueLe} />.{' '}
        {fields.length === 0
          ? 'La fiche est celle de Salesforce.'
          : 'Ce qui est corrigé ici reste, jusqu’à ce que Salesforce change ce champ.'}
      </p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <span>
              {OUTLET_LABELS[field]}&nbsp;: <b>{salesforce.fiche[field] || '(vide)'}</b>
            </span>
            <Button
              tone="text"
              aria-label={`Reprendre, ${OUTLET_LABELS[field]}`}
              onClick={() => onTake(field, salesforce.fiche[field] ?? '')}
            >
              Reprendre
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
