import { FieldMessage } from './FieldMessage.tsx';
import { type FieldProps, useField } from './use-field.ts';
import './Field.css';

/** A checkbox with its label on the right; the value is a boolean. */
export function CheckboxField<Values extends object>(props: Omit<FieldProps<Values>, 'optional'>) {
  const { control, name, label, help, span, readOnly } = props;
  const { value, onChange, onBlur, className, aria, message } = useField<boolean, Values>({
    control,
    name,
    help,
    span,
  });
  return (
    <div className={className}>
      <label className="field-tick">
        <input
          {...aria}
          type="checkbox"
          name={name}
          checked={value === true}
          disabled={readOnly}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      <FieldMessage {...message} />
    </div>
  );
}
