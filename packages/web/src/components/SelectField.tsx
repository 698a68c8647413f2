import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import type { Option } from './Select.tsx';
import { type FieldProps, useField } from './use-field.ts';
import './Field.css';

interface SelectFieldProps<Values extends object> extends FieldProps<Values> {
  options: readonly Option[];
  /** The empty option on top ('Choisir…'); omitted when a value is required. */
  placeholder?: string | undefined;
  /** Called after the form has the new value. */
  onChange?: (value: string) => void;
}

/** A select; the value is always a string, empty without a choice. */
export function SelectField<Values extends object>(props: SelectFieldProps<Values>) {
  const { control, name, label, help, optional, span, readOnly, options, placeholder, onChange } = props;
  const { value, className, aria, message, ...field } = useField<string, Values>({
    control,
    name,
    help,
    span,
  });
  return (
    <div className={className}>
      <FieldLabel htmlFor={aria.id} optional={optional}>
        {label}
      </FieldLabel>
      <span className="field-select">
        <select
          {...aria}
          name={name}
          className="field-input"
          value={value ?? ''}
          disabled={readOnly}
          onChange={(event) => {
            field.onChange(event.target.value);
            onChange?.(event.target.value);
          }}
          onBlur={field.onBlur}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      <FieldMessage {...message} />
    </div>
  );
}
