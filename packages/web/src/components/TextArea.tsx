import type { FieldPath, FieldValues } from 'react-hook-form';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { useCutPaste } from './use-cut-paste.ts';
import { type FieldProps, useField } from './use-field.ts';
import './Field.css';

interface TextAreaProps<Values extends FieldValues, Name extends FieldPath<Values>, Output>
  extends FieldProps<Values, Name, Output> {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

/** A multi-line text input. */
export function TextArea<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>(
  props: TextAreaProps<Values, Name, Output>,
) {
  const { control, name, label, help, optional, span, readOnly, rows = 4, ...native } = props;
  const { field, className, aria, message } = useField({ control, name, help, span });
  const { onPaste, notice } = useCutPaste(field.value ?? '', native.maxLength);
  return (
    <div className={className}>
      <FieldLabel htmlFor={aria.id} optional={optional}>
        {label}
      </FieldLabel>
      <textarea
        {...native}
        {...aria}
        {...field}
        className="field-input"
        rows={rows}
        value={field.value ?? ''}
        readOnly={readOnly}
        onPaste={onPaste}
      />
      <FieldMessage {...message} error={message.error ?? notice} />
    </div>
  );
}
