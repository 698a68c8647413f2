import { DateInput } from './DateInput.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { type FieldProps, useField } from './use-field.ts';
import './Field.css';

interface DateFieldProps<Values extends object> extends Omit<FieldProps<Values>, 'optional' | 'readOnly'> {
  /** The first and last day that the calendar offers, yyyy-MM-dd. */
  min?: string;
  max?: string;
}

/** A day, yyyy-MM-dd; empty without one, or while incomplete. */
export function DateField<Values extends object>({ min, max, label, ...props }: DateFieldProps<Values>) {
  const { value, onChange, onBlur, error, className, aria, message } = useField<string, Values>(props);
  return (
    <div className={className}>
      <DateInput
        id={aria.id}
        label={label}
        value={value ?? ''}
        min={min}
        max={max}
        isBad={error !== undefined}
        describedBy={aria['aria-describedby']}
        onChange={onChange}
        onLeave={onBlur}
      />
      <FieldMessage {...message} />
    </div>
  );
}
