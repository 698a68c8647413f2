import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Icon } from '../../components/Icon.tsx';

interface PasswordActionsProps {
  shown: boolean;
  onToggle: () => void;
  onClear: () => void;
}

/**
 * The buttons in a password input: clear, and show. The name of the second changes, so it has no pressed state: a reader
 * would hear both.
 */
export function PasswordActions({ shown, onToggle, onClear }: PasswordActionsProps) {
  const toggle = shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe';
  return (
    <>
      <button
        type="button"
        aria-label="Effacer le mot de passe"
        title="Effacer le mot de passe"
        onClick={onClear}
      >
        <Icon of={IconX} />
      </button>
      <button type="button" aria-label={toggle} title={toggle} onClick={onToggle}>
        <Icon of={shown ? IconEyeOff : IconEye} />
      </button>
    </>
  );
}
