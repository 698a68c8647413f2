import type { ComponentPropsWithoutRef, ReactNode } from 'react';
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

interface TextFieldProps<Values extends object> extends FieldProps<Values>, Native {
  /** Buttons at the right end of the control (44 px each, two at most). */
  actions?: ReactNode;
  /** Unit at the right end of the control: '€'. */
  unit?: string | undefined;
  /** Called after the form has the new value. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Normalises the value on blur. */
  tidy?: ((typed: string) => string) | undefined;
  /** How an answer is written, said after its refusal. */
  written?: string | undefined;
  /** Enter, or the search key of a virtual keyboard, in a lookup field. */
  onEnter?: () => void;
}

/** A single-line text input. Empty, unknown and null values are all displayed as empty. */
export function TextField<Values extends object>(props: TextFieldProps<Values>) {
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
    written,
    onEnter,
    type = 'text',
    ...native
  } = props;
  const { value, className, aria, message, ...field } = useField<string, Values>({
    control,
    name,
    help,
    span,
  });
  const { onPaste, notice } = useCutPaste(value ?? '', native.maxLength);
  return (
    <InputField
      {...native}
      {...aria}
      className={className}
      type={type}
      name={name}
      value={value ?? ''}
      readOnly={readOnly}
      onChange={(event) => {
        field.onChange(event.target.value);
        onChange?.(event.target.value);
      }}
      onBlur={() => {
        field.onBlur();
        const typed = value ?? '';
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
      written={message.error && written}
    />
  );
}
