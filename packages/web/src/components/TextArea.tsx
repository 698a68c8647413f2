import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { useCutPaste } from './use-cut-paste.ts';
import { type FieldProps, useField } from './use-field.ts';
import './Field.css';

interface TextAreaProps<Values extends object> extends FieldProps<Values> {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** A multi-line text input. */
export function TextArea<Values extends object>(props: TextAreaProps<Values>) {
  const { control, name, label, help, optional, span, readOnly, rows = 4, ...native } = props;
  const { value, className, aria, message, ...field } = useField<string, Values>({
    control,
    name,
    help,
    span,
  });
  const { onPaste, notice } = useCutPaste(value ?? '', native.maxLength);
  return (
    <div className={className}>
      <FieldLabel htmlFor={aria.id} optional={optional}>
        {label}
      </FieldLabel>
      <textarea
        {...native}
        {...aria}
        name={name}
        className="field-input"
        rows={rows}
        value={value ?? ''}
        readOnly={readOnly}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
        onPaste={onPaste}
      />
      <FieldMessage {...message} error={message.error ?? notice} />
    </div>
  );
}
