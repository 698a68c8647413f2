import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Icon } from '../../components/Icon.tsx';
import { TextField } from '../../components/TextField.tsx';

interface PasswordFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  onClear: () => void;
}

/** A password input that can be shown and cleared. */
export function PasswordField<Values extends FieldValues>({ onClear, ...field }: PasswordFieldProps<Values>) {
  const [shown, setShown] = useState(false);
  const toggle = shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe';
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      actions={
        <>
          <button type="button" aria-label="Effacer" title="Effacer" onClick={onClear}>
            <Icon of={IconX} />
          </button>
          <button
            type="button"
            aria-label={toggle}
            title={toggle}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? IconEyeOff : IconEye} />
          </button>
        </>
      }
    />
  );
}
