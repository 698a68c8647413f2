import { type ReactNode, useLayoutEffect } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { fieldId, messageId } from './field-id.ts';
import { addFieldOnScreen } from './fields-on-screen.ts';

/** Common props of form controls. `control` comes from `useForm`, `name` is a path of its values. */
export interface FieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
  Output = Values,
> {
  control: Control<Values, unknown, Output>;
  name: Name;
  label: ReactNode;
  /** Displayed under the control until there is an error. */
  help?: ReactNode;
  /** Only optional fields are marked, with 'facultatif'. */
  optional?: boolean | string;
  /** Width in a `.cols` grid of six; default the full line. */
  span?: 2 | 3 | 4;
  readOnly?: boolean;
}

/** Binds a control to the form: value, focus on error, id, description and error state. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  name,
  help,
  span,
}: Pick<FieldProps<Values, Name, Output>, 'control' | 'name' | 'help' | 'span'>) {
  const { field, fieldState } = useController<Values, Name, Output>({ control, name });
  useLayoutEffect(() => addFieldOnScreen(control, name), [control, name]);
  const error = fieldState.error?.message;
  return {
    field,
    error,
    className: ['field', span && `field-span-${span}`, error && 'field-bad'].filter(Boolean).join(' '),
    aria: {
      id: fieldId(name),
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error || help ? messageId(name) : undefined,
    },
    message: { id: messageId(name), error, help },
  };
}
