import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUpload from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import type { Sending } from '../../../api/outbox/sending.ts';
import { counted } from '../../../components/format-number.ts';
import { keptTime } from '../../../components/format-short-day.ts';
import { type Drawing, Icon } from '../../../components/Icon.tsx';
import { useDelays } from '../../../hooks/use-delays.ts';

interface Step {
  icon: Drawing;
  title: string;
  detail: string;
  state: 'past' | 'now' | 'ahead';
}

function present({ refusal }: Sending, reached: boolean): Pick<Step, 'icon' | 'title' | 'detail'> {
  if (refusal !== null) return { icon: IconAlertTriangle, title: 'À régler', detail: 'sur cet appareil' };
  if (reached) return { icon: IconCloudUpload, title: 'Envoi en cours', detail: 'depuis cet appareil' };
  return { icon: IconCloudOff, title: 'En attente du réseau', detail: 'sur cet appareil' };
}

/** Where a signed order is, between this device and its agency. */
export function SignedPath({ sending, reached }: { sending: Sending; reached: boolean }) {
  const { agence } = useDelays();
  const { signatures = [] } = sending.deposit ?? {};
  const by = signatures.length > 1 ? 'par les deux' : 'par le client';
  const steps: Step[] = [
    {
      icon: IconCheck,
      title: 'Signée',
      detail: `${keptTime(sending.at, Date.now())}, ${by}`,
      state: 'past',
    },
    { ...present(sending, reached), state: 'now' },
    { icon: IconShieldCheck, title: 'Vérifiée', detail: 'quota, médaille', state: 'ahead' },
    {
      icon: IconPalette,
      title: 'Agence',
      detail: counted(agence, 'jour ouvré', 'jours ouvrés'),
      state: 'ahead',
    },
  ];
  return (
    <ol className="signed-here-path" aria-label="Où elle en est">
      {steps.map(({ icon, title, detail, state }) => (
        <li
          key={title}
          className={`signed-here-${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="signed-here-dot">
            <Icon of={icon} size="s" />
          </span>
          <b>{title}</b>
          <span>{detail}</span>
        </li>
      ))}
    </ol>
  );
}
