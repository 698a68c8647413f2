import { calendarDays, formatDate, formatTime } from '../../components/format-date.ts';
import { NBSP } from '../../components/format-number.ts';
import type { ListedMail } from './use-mails.ts';

const MINUTE = 60_000;

/** Time of the next retry: 'dès que possible', 'dans 12 min', 'à 14:32', then the day. */
export function nextAttempt(
  { prochain, en_cours }: Pick<ListedMail, 'prochain' | 'en_cours'>,
  now: number,
): string {
  if (en_cours) return 'en ce moment';
  if (prochain === null) return 'aucun essai prévu';
  const minutes = Math.ceil((Date.parse(prochain) - now) / MINUTE);
  if (minutes <= 0) return 'dès que possible';
  if (minutes < 60) return `dans ${minutes}${NBSP}min`;
  const time = `à ${formatTime(prochain)}`;
  return calendarDays(now, prochain) === 0 ? time : `le ${formatDate(prochain)} ${time}`;
}
