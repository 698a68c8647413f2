import { type ReactNode, useState } from 'react';
import type { FieldPath } from '../../components/form/field-path.ts';
import type { Form } from '../../components/form/form.ts';
import { TextField } from '../../components/TextField.tsx';
import { PasswordActions } from './PasswordActions.tsx';

interface PasswordFieldProps<Values extends object> {
  control: Form<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  onClear: () => void;
}

/** A password input that can be shown and cleared. */
export function PasswordField<Values extends object>({ onClear, ...field }: PasswordFieldProps<Values>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      actions={<PasswordActions shown={shown} onToggle={() => setShown(!shown)} onClear={onClear} />}
    />
  );
}
