import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { counted } from '../../components/format-number.ts';
import type { RowGroup } from '../../components/projects/table/row-group.ts';
import type { WaitingDays } from './use-waiting-counts.ts';

const longDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** 'mercredi 25 novembre', 'mardi 1er décembre'; noon in UTC is the same day in Paris. */
function dayInWords(day: string): string {
  return longDay.format(new Date(`${day}T12:00:00Z`)).replace(/ 1 (?=\p{L})/u, ' 1er ');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The group of a row in a list by deadline, with its number in the entire list. */
export function dueGroup(
  { echeance, retard }: Pick<ProjectRow, 'echeance' | 'retard'>,
  today: string,
  listed: WaitingDays,
): RowGroup {
  const sum = (days: WaitingDays) => days.reduce((total, { count }) => total + count, 0);
  const words = (days: WaitingDays) => {
    const total = sum(days);
    return total === 0 ? '' : counted(total, 'projet', 'projets');
  };
  if (retard > 0)
    return {
      key: 'retard',
      title: 'En retard',
      detail: words(listed.filter((day) => day.retard)),
      late: true,
    };
  if (echeance === null)
    return {
      key: 'sans',
      title: 'Sans échéance',
      detail: words(listed.filter((day) => day.echeance === null)),
    };
  const many = words(listed.filter((day) => day.echeance === echeance));
  if (echeance === today) {
    const detail = [dayInWords(echeance), many].filter(Boolean).join(', ');
    return { key: echeance, title: 'Aujourd’hui', detail };
  }
  return { key: echeance, title: capital(dayInWords(echeance)), detail: many };
}

const WEEK = 7;
const DAY_MS = 86_400_000;

/** The Sunday of a day's week, both yyyy-MM-dd. */
function sundayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const left = (WEEK - date.getUTCDay()) % WEEK;
  return new Date(date.getTime() + left * DAY_MS).toISOString().slice(0, 10);
}

/** The group of a row in a list by day of arrival: late, this week, later or without a day, delivered. */
export function arrivalGroup({ arrivee }: Pick<ProjectRow, 'arrivee'>, today: string): RowGroup {
  const sunday = sundayOf(today);
  if (arrivee?.etat === 'retard') return { key: 'retard', title: 'En retard', detail: '', late: true };
  if (arrivee?.etat === 'livree') return { key: 'livrees', title: 'Livrées', detail: 'depuis 7\u00a0jours' };
  return arrivee?.jour != null && arrivee.jour <= sunday
    ? { key: 'semaine', title: 'Cette semaine', detail: `jusqu’au ${dayInWords(sunday)}` }
    : { key: 'ensuite', title: 'Ensuite', detail: '' };
}
