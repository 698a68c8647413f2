import { KEY_ENDS_SOON_DAYS } from '@ardoise/domain/accounts/api-keys.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { formatDate } from '../../../components/format-date.ts';
import type { ListedApiKey } from './use-api-keys.ts';

const DAY = 86_400_000;

/** How long a key is to work, proposed; the last choice is a day of one's own. */
export const KEY_DURATIONS = [
  { value: '30', label: '30 jours' },
  { value: '90', label: '90 jours' },
  { value: '182', label: '6 mois' },
  { value: '365', label: '1 an' },
  { value: '', label: 'Jusqu’à un jour choisi' },
] as const;

/** The last day of a key: that of a duration, or the chosen one. */
export function lastDay(duration: string, chosen: string, today: string): string {
  return duration === '' ? chosen : dayAfter(today, Number(duration));
}

type Ending = Pick<ListedApiKey, 'etat' | 't_fin'>;

/** A key that works and soon will not, or stopped lately without having been revoked. */
export function endsSoon({ etat, t_fin }: Ending, now: number): boolean {
  const left = Date.parse(t_fin) - now;
  return (etat === 'active' || etat === 'expiree') && Math.abs(left) <= KEY_ENDS_SOON_DAYS * DAY;
}

/** 'jusqu’au 3 janvier 2027': its end is the midnight after the last day. */
export function untilWords({ t_fin }: Pick<ListedApiKey, 't_fin'>): string {
  return `jusqu’au ${formatDate(new Date(Date.parse(t_fin) - 1))}`;
}
