import { MANY_ROUND_TRIPS } from '@ardoise/domain/projects/standstill.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { Icon } from '../Icon.tsx';
import './RoundTrips.css';

/** Number of round trips to the agency; above two, a triangle and bold. */
export function RoundTrips({ count }: { count: number }) {
  const many = count > MANY_ROUND_TRIPS;
  return (
    <span
      className={many ? 'round-trips round-trips-many' : 'round-trips'}
      title={many ? 'Attention, plus de deux allers-retours avec l’agence.' : undefined}
    >
      <Icon of={many ? IconAlertTriangle : IconRepeat} size="s" />
      {count}
      <span className="visually-hidden"> {count < 2 ? 'aller-retour' : 'allers-retours'}</span>
    </span>
  );
}

/** The same for a narrow row: only above the limit. */
export function TooManyRoundTrips({ count }: { count: number }) {
  if (count <= MANY_ROUND_TRIPS) return null;
  return (
    <span className="round-trips round-trips-many">
      <Icon of={IconAlertTriangle} size="s" />
      {count} A/R
    </span>
  );
}
