import type { FieldPath, FieldValues } from 'react-hook-form';
import { FieldMessage } from './FieldMessage.tsx';
import { type FieldProps, useField } from './use-field.ts';
import './Field.css';

/** A checkbox with its label on the right; the value is a boolean. */
export function CheckboxField<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>(
  props: Omit<FieldProps<Values, Name, Output>, 'optional'>,
) {
  const { control, name, label, help, span, readOnly } = props;
  const { field, className, aria, message } = useField({ control, name, help, span });
  return (
    <div className={className}>
      <label className="field-tick">
        <input
          {...aria}
          type="checkbox"
          ref={field.ref}
          name={name}
          checked={field.value === true}
          disabled={readOnly}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
        />
        <span>{label}</span>
      </label>
      <FieldMessage {...message} />
    </div>
  );
}
