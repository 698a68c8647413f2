import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { LONGEST_OUTLET_FIELD, OUTLET_LABELS, OUTLET_MEDALS } from '@ardoise/domain/outlets/outlet-record.ts';
import { toNationalPhone, WRITTEN } from '@ardoise/domain/projects/field-formats.ts';
import type { Form } from '../../../components/form/form.ts';
import type { Option } from '../../../components/Select.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import type { OutletForm } from './use-outlet-form.ts';

interface OutletFieldsProps {
  control: Form<OutletForm>;
  /** The medal as it is stored: offered as well if it is none of the usual ones. */
  medal: string;
}

/** The usual medals; the stored one keeps its case, and is added if it is not among them. */
function medalOptions(stored: string) {
  const isStored = (medal: string) => medal.toLowerCase() === stored.toLowerCase();
  const options: Option[] = OUTLET_MEDALS.map((medal) => ({
    value: isStored(medal) ? stored : medal,
    label: medal,
  }));
  const isUsual = stored === '' || OUTLET_MEDALS.some(isStored);
  return isUsual ? options : [...options, { value: stored, label: stored }];
}

const PHONE = { type: 'tel', tidy: toNationalPhone, written: WRITTEN.phone } as const;

/** The thirteen fields of an outlet's record. */
export function OutletFields({ control, medal }: OutletFieldsProps) {
  const text = (name: keyof OutletRecord, span: 2 | 3 | 4, others: object = {}) => (
    <TextField
      control={control}
      name={name}
      label={OUTLET_LABELS[name]}
      span={span}
      maxLength={LONGEST_OUTLET_FIELD}
      autoComplete="off"
      {...others}
    />
  );
  return (
    <div className="field-columns">
      {text('Outlet_Name', 4)}
      <SelectField
        control={control}
        name="Segmentation__c"
        label={OUTLET_LABELS.Segmentation__c}
        span={2}
        placeholder="Sans médaille"
        options={medalOptions(medal)}
      />
      {text('House_Number__c', 2)}
      {text('Street__c', 4)}
      {text('Street2__c', 3)}
      {text('Street3__c', 3)}
      {text('Postal_Code__c', 2, { inputMode: 'numeric', written: WRITTEN.postalCode })}
      {text('City__c', 4)}
      {text('Telephone__c', 3, PHONE)}
      {text('SIRET__c', 3, { inputMode: 'numeric', written: WRITTEN.siret })}
      {text('Owner_Name', 4)}
      {text('Phone', 2, PHONE)}
      {text('Email', 4, { type: 'email', written: WRITTEN.email })}
    </div>
  );
}
