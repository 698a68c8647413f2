import { ERRORS } from '@ardoise/domain/base/errors.ts';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { ChoiceTiles } from '../../../../components/ChoiceTiles.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import type { ControlProps } from './control-props.ts';

const OPTIONS = [
  { value: 'ouverte', label: 'Ouverte' },
  { value: 'suspendue', label: 'Suspendue' },
] as const;

/** Open or suspended, with what a delegate then reads. */
export function SuspensionControl({ name, label, value, onChange }: ControlProps<boolean, 'suspension'>) {
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <ChoiceTiles
        name={name}
        options={OPTIONS}
        chosen={value ? 'suspendue' : 'ouverte'}
        onChoose={(chosen) => onChange(chosen === 'suspendue')}
        firstId={name}
      />
      {value && (
        <p className="settings-quote">
          <Icon of={IconPlayerPause} />
          <span>{ERRORS.VAE_SUSPENDUE.message}</span>
        </p>
      )}
    </fieldset>
  );
}
