import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isYourTurn } from '../../components/projects/holder-words.ts';
import { SaidLine, useSaid } from '../../components/projects/SaidLine.tsx';
import { LedgerSkeleton, StatusLedger } from '../../components/projects/StatusLedger.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useProjectPages } from '../../hooks/use-project-pages.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { DashboardHead } from './DashboardHead.tsx';
import {
  type DashboardFilters,
  listQuery,
  readFilters,
  withStatus,
  writeFilters,
} from './dashboard-filters.ts';
import { FilterBar } from './FilterBar.tsx';
import { PAGE_SIZE, ProjectList } from './ProjectList.tsx';
import { shownFilters } from './turn-list.ts';
import { turnSummary } from './turn-summary.ts';
import { useStatusCounts } from './use-status-counts.ts';
import { useWaitingCounts, type WaitingDays } from './use-waiting-counts.ts';
import { ViewBar } from './ViewBar.tsx';
import './Dashboard.css';

const NONE: WaitingDays = [];
const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

/** The projects in the viewer's scope: counts as filters, search, order, and nine rows per page. */
export function DashboardPage() {
  const me = useMe();
  const said = useSaid();
  const asked = readFilters(useSearch({ strict: false }));
  const navigate = useNavigate();
  const counts = useStatusCounts(asked);
  const waiting = useWaitingCounts(asked);
  const filters = shownFilters(asked, me.role, waiting.data);
  const pages = useProjectPages(listQuery(filters), PAGE_SIZE);
  const show = (next: DashboardFilters) =>
    void navigate({ to: '/dashboard', search: writeFilters(next), replace: true, resetScroll: false });

  const { statut, vue, travail, supprimes } = filters;
  const ofStatus = ({ statut: one }: { statut: string }) => statut === '' || one === statut;
  const listed = (waiting.data ?? NONE).filter(ofStatus);
  const counted = vue === 'attente' ? waiting.data && listed : counts.data?.filter(ofStatus);
  const total = supprimes || travail !== '' ? undefined : counted && sumOf(counted);
  const first = pages.data?.rows[0];
  const summary = counts.data && waiting.data;
  const turn = first && filters.tri === 'attente' && isYourTurn(first, me);
  const urgent = pages.isPending ? 'awaited' : turn ? first._id.$oid : undefined;

  return (
    <main tabIndex={-1}>
      <DashboardHead
        me={me}
        deleted={supprimes}
        calm={said?.next != null}
        summary={
          summary &&
          turnSummary({
            role: me.role,
            counts: counts.data ?? [],
            waiting: waiting.data ?? NONE,
            today: parisDay(new Date()),
          })
        }
        urgent={urgent}
      />
      {said && <SaidLine key={said.id} said={said} />}
      {!supprimes && !summary && <LedgerSkeleton />}
      {!supprimes && summary && (
        <StatusLedger
          counts={counts.data ?? []}
          chosen={statut}
          waiting={
            waitingFor(me.role).length > 0
              ? {
                  count: sumOf(waiting.data ?? NONE),
                  chosen: vue === 'attente' && statut === '',
                  onChoose: () => show(withStatus(filters, '', 'attente')),
                }
              : undefined
          }
          onChoose={(next) => show(withStatus(filters, next, 'tout'))}
        />
      )}
      {!supprimes && <ViewBar role={me.role} filters={filters} />}
      <FilterBar role={me.role} filters={filters} onChange={show} />
      <ActiveFilters filters={filters} onChange={show} />
      <ProjectList
        viewer={me}
        filters={filters}
        pages={pages}
        waiting={listed}
        total={total}
        onSort={(tri) => show({ ...filters, tri })}
        onClear={() => show(readFilters({ tri: filters.tri, q_vue: 'tout' }))}
      />
    </main>
  );
}
