import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useId } from 'react';
import { Button, type ButtonLook } from './Button.tsx';

interface NetworkNeededProps extends ButtonLook {
  /** The act that waits for the network, for those who hear it: 'Faire signer, Café des Halles'. */
  act: string;
}

/** In the place of an act that needs the network: dashed, still focusable, and without an error. */
export function NetworkNeeded({ act, ...look }: NetworkNeededProps) {
  const id = useId();
  return (
    <Button {...look} icon={IconCloudOff} refused aria-describedby={id}>
      Réseau requis
      <span className="visually-hidden" id={id}>
        {' '}
        pour {act}
      </span>
    </Button>
  );
}
