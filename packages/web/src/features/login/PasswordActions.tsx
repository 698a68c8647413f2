import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Icon } from '../../components/Icon.tsx';

interface PasswordActionsProps {
  shown: boolean;
  onToggle: () => void;
  onClear: () => void;
}

/** The buttons in a password input: clear, and show. */
export function PasswordActions({ shown, onToggle, onClear }: PasswordActionsProps) {
  const toggle = shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe';
  return (
    <>
      <button type="button" aria-label="Effacer" title="Effacer" onClick={onClear}>
        <Icon of={IconX} />
      </button>
      <button type="button" aria-label={toggle} title={toggle} aria-pressed={shown} onClick={onToggle}>
        <Icon of={shown ? IconEyeOff : IconEye} />
      </button>
    </>
  );
}
