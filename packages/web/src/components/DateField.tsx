import type { FieldPath, FieldValues } from 'react-hook-form';
import { DateInput } from './DateInput.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { type FieldProps, useField } from './use-field.ts';
import './Field.css';

interface DateFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output>
  extends Omit<FieldProps<Values, Name, Output>, 'optional' | 'readOnly'> {
  /** The first and last day that the calendar offers, yyyy-MM-dd. */
  min?: string;
  max?: string;
}

/** A day, yyyy-MM-dd; empty without one, or while incomplete. */
export function DateField<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>({
  min,
  max,
  label,
  ...props
}: DateFieldProps<Values, Name, Output>) {
  const { field, error, className, aria, message } = useField(props);
  return (
    <div className={className}>
      <DateInput
        id={aria.id}
        label={label}
        value={field.value ?? ''}
        min={min}
        max={max}
        isBad={error !== undefined}
        describedBy={aria['aria-describedby']}
        onChange={field.onChange}
        onLeave={field.onBlur}
      />
      <FieldMessage {...message} />
    </div>
  );
}
