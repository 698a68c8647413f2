import type { Role } from '@ardoise/domain/projects/roles.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import { counted } from '../../components/format-number.ts';
import type { StatusCount } from './use-status-counts.ts';
import type { WaitingDays } from './use-waiting-counts.ts';

interface TurnSummaryProps {
  /** The list is of what is on its way. */
  deliveries: boolean;
  role: Role;
  counts: readonly StatusCount[];
  waiting: WaitingDays;
  /** yyyy-MM-dd in Europe/Paris. */
  today: string;
}

/** An agency submits its work; an installer is expected. */
const DUE_TODAY: Record<'agence' | 'others', [one: string, many: string]> = {
  agence: ['est à rendre aujourd’hui', 'sont à rendre aujourd’hui'],
  others: ['est attendu aujourd’hui', 'sont attendus aujourd’hui'],
};

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

/** '62 projets vous attendent. 2 sont en retard, 2 sont à rendre aujourd’hui.' */
export function turnSummary({ deliveries, role, counts, waiting, today }: TurnSummaryProps): string {
  if (deliveries)
    return `${counted(sum(counts), 'livraison', 'livraisons')}, attendues ou faites depuis 7\u00a0jours.`;
  if (waitingFor(role).length === 0) return `${counted(sum(counts), 'projet', 'projets')}.`;
  const all = sum(waiting);
  if (all === 0) return 'Rien ne vous attend.';
  const late = sum(waiting.filter(({ retard }) => retard));
  const due = sum(waiting.filter(({ echeance, retard }) => echeance === today && !retard));
  const urgent = [
    ...(late === 0 ? [] : [counted(late, 'est en retard', 'sont en retard')]),
    ...(due === 0 ? [] : [counted(due, ...(role === 'agence' ? DUE_TODAY.agence : DUE_TODAY.others))]),
  ].join(', ');
  return `${counted(all, 'projet vous attend', 'projets vous attendent')}.${urgent && ` ${urgent}.`}`;
}
