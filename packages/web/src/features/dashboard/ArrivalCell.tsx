import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { Icon } from '../../components/Icon.tsx';
import { ArrivalLine } from '../../components/projects/ArrivalLine.tsx';
import './ArrivalCell.css';

type Arrival = NonNullable<ProjectRow['arrivee']>;

const ICONS: Record<Arrival['etat'], typeof IconCheck> = {
  retard: IconAlertTriangle,
  livree: IconCheck,
  pose: IconTool,
  promise: IconTruckDelivery,
  a_venir: IconClock,
};

const TONES: Partial<Record<Arrival['etat'], string>> = { retard: 'tone-stop', livree: 'tone-done' };

/** When an order comes, and in a second line how long still or from whom. */
export function ArrivalCell({ arrivee }: { arrivee: Arrival }) {
  const { etat, precision } = arrivee;
  return (
    <span className={['arrival-cell', TONES[etat]].filter(Boolean).join(' ')}>
      <Icon of={ICONS[etat]} size="s" />
      <span>
        <ArrivalLine arrivee={arrivee} />
        <span className="meta">{precision}</span>
      </span>
    </span>
  );
}
