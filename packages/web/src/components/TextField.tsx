import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { InputField } from './InputField.tsx';
import { useCutPaste } from './use-cut-paste.ts';
import { type FieldProps, useField } from './use-field.ts';

type Native = Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'placeholder'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
  | 'list'
  | 'enterKeyHint'
>;

interface TextFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output>
  extends FieldProps<Values, Name, Output>,
    Native {
  /** Buttons at the right end of the control (44 px each, two at most). */
  actions?: ReactNode;
  /** Unit at the right end of the control: '€'. */
  unit?: string | undefined;
  /** Called after the form has the new value. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Normalises the value on blur. */
  tidy?: ((typed: string) => string) | undefined;
  /** Enter, or the search key of a virtual keyboard, in a lookup field. */
  onEnter?: () => void;
}

/** A single-line text input. Empty, unknown and null values are all displayed as empty. */
export function TextField<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>(
  props: TextFieldProps<Values, Name, Output>,
) {
  const {
    control,
    name,
    label,
    help,
    optional,
    span,
    readOnly,
    actions,
    unit,
    onChange,
    onBlur,
    tidy,
    onEnter,
    type = 'text',
    ...native
  } = props;
  const { field, className, aria, message } = useField({ control, name, help, span });
  const { onPaste, notice } = useCutPaste(field.value ?? '', native.maxLength);
  return (
    <InputField
      {...native}
      {...aria}
      ref={field.ref}
      className={className}
      type={type}
      name={name}
      value={field.value ?? ''}
      readOnly={readOnly}
      onChange={(event) => {
        field.onChange(event);
        onChange?.(event.target.value);
      }}
      onBlur={() => {
        field.onBlur();
        const typed = field.value ?? '';
        const tidied = tidy?.(typed) ?? typed;
        if (tidied !== typed) field.onChange(tidied);
        onBlur?.();
      }}
      onPaste={onPaste}
      onKeyDown={(event) => {
        // Enter during IME composition only accepts the suggestion.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || onEnter === undefined) return;
        event.preventDefault();
        onEnter();
      }}
      label={label}
      optional={optional}
      actions={actions}
      unit={unit}
      messageId={message.id}
      help={message.help}
      error={message.error ?? notice}
    />
  );
}
