import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { Link } from '@tanstack/react-router';
import { counted } from '../../components/format-number.ts';
import { isTurnOfRole } from '../../components/projects/holder-words.ts';
import { type DashboardFilters, writeFilters } from './dashboard-filters.ts';
import type { StatusCount } from './use-status-counts.ts';

interface TurnSummaryProps {
  role: Role;
  counts: readonly StatusCount[];
  filters: DashboardFilters;
}

/** '47 projets, 6 attendent une action de vous : 2 en Brouillon, 4 en Validation DC.' Each status is a filter link. */
export function TurnSummary({ role, counts, filters }: TurnSummaryProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const turns = counts.filter(({ statut }) => isTurnOfRole(statut, role));
  const yours = turns.reduce((sum, { count }) => sum + count, 0);
  const link = (statut: Status, text: string) => (
    <Link
      key={statut}
      className="mine tappable"
      to="/dashboard"
      search={writeFilters({ ...filters, statut })}
    >
      {text}
    </Link>
  );
  const [only] = turns;
  if (only === undefined) return <>{counted(total, 'projet', 'projets')}.</>;
  const waiting = counted(yours, 'attend une action de vous', 'attendent une action de vous');
  if (turns.length === 1) {
    return (
      <>
        {counted(total, 'projet', 'projets')}, {link(only.statut, waiting)}.
      </>
    );
  }
  return (
    <>
      {counted(total, 'projet', 'projets')}, <span className="mine">{waiting}</span>
      {'\u00a0: '}
      {turns.flatMap(({ statut, count }, index) => [
        index > 0 && ', ',
        link(statut, `${count}\u00a0en\u00a0${statut.replace(' ', '\u00a0')}`),
      ])}
      .
    </>
  );
}
