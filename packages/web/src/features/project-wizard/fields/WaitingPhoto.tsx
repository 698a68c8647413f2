import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import { Icon } from '../../../components/Icon.tsx';
import { useNetworkState } from '../../../hooks/use-network-state.ts';

/** Its bytes are on the device, and leave by themselves. */
export function WaitingPhoto({ file: { mime } }: { file: ProjectFile }) {
  const { reached } = useNetworkState();
  const kept = mime.startsWith('image/') ? 'Gardée sur cet appareil' : 'Gardé sur cet appareil';
  return (
    <p className="photos-field-waiting">
      <Icon of={IconDeviceTablet} size="s" />
      {kept}, {reached ? 'envoi en cours' : 'part au retour du réseau'}
    </p>
  );
}
