import { type ReactNode, useSyncExternalStore } from 'react';
import { fieldId, messageId } from './field-id.ts';
import type { FieldPath } from './form/field-path.ts';
import type { Form } from './form/form.ts';

/** Common props of form controls. `control` comes from `useForm`, `name` is a path of its values. */
export interface FieldProps<Values extends object> {
  control: Form<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  /** Displayed under the control until there is an error. */
  help?: ReactNode;
  /** Only optional fields are marked, with 'facultatif'. */
  optional?: boolean | string;
  /** Width in a `.cols` grid of six; default the full line. */
  span?: 2 | 3 | 4;
  readOnly?: boolean;
}

/** Binds a control to the form: value, id, by which the form focuses it, description and error state. */
export function useField<Answer, Values extends object = object>({
  control,
  name,
  help,
  span,
}: Pick<FieldProps<Values>, 'control' | 'name' | 'help' | 'span'>) {
  const { subscribe } = control;
  const read = () => control.valueAt(name) as Answer | null | undefined;
  const value = useSyncExternalStore(subscribe, read, read);
  const readError = () => control.errorAt(name);
  const error = useSyncExternalStore(subscribe, readError, readError);
  return {
    value,
    onChange: (typed: Answer) => control.type(name, typed),
    onBlur: () => control.leave(name),
    error,
    className: ['field', span && `field-span-${span}`, error && 'field-bad'].filter(Boolean).join(' '),
    aria: {
      id: fieldId(name),
      // Said either way: undefined leaves it to the browser, which calls what is being typed invalid before any message does.
      'aria-invalid': Boolean(error),
      'aria-describedby': error || help ? messageId(name) : undefined,
    },
    message: { id: messageId(name), error, help },
  };
}
