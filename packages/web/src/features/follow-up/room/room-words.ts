import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import { calendarDays, formatTime } from '../../../components/format-date.ts';
import { formatShortDay } from '../../../components/format-short-day.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';

/** 'reçue hier, 16:40', 'le 17 nov.'; whoever makes it reads when it was sent in. */
export function dayOfVersion(
  { actuelle, envoyee, t_creation }: Pick<ProofVersion, 'actuelle' | 'envoyee' | 't_creation'>,
  { role }: Pick<Viewer, 'role'>,
  now: number,
): string {
  const made = role === 'agence';
  const moment = made ? t_creation : (envoyee ?? t_creation);
  const days = calendarDays(moment, now);
  const day = days < 1 ? 'aujourd’hui' : days === 1 ? 'hier' : `le ${formatShortDay(moment)}`;
  const when = days > 1 ? day : `${day}, ${formatTime(moment)}`;
  return actuelle ? `${made ? 'déposée' : 'reçue'} ${when}` : when;
}
