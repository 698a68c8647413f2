import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { lazy, Suspense } from 'react';
import type { FirstReads } from '../../api/first-reads.ts';
import type { Person } from '../../api/session.ts';
import { buttonClass } from '../../components/Button.tsx';
import { DelayedSearch } from '../../components/DelayedSearch.tsx';
import { Icon } from '../../components/Icon.tsx';
import { latePart, useLatePart } from '../../components/late-part.ts';
import { useLoadedAhead } from '../../components/late-screen.tsx';
import { isYourTurn } from '../../components/projects/holder-words.ts';
import type { SortOrder } from '../../components/projects/list-order.ts';
import { chosenOrder, orderOptions } from '../../components/projects/order-options.ts';
import { SaidLine, useSaid } from '../../components/projects/SaidLine.tsx';
import { LedgerSkeleton, StatusLedger } from '../../components/projects/StatusLedger.tsx';
import { STEERING_FILTERS } from '../../components/projects/steering-filters.ts';
import { rolesNamed, steeringWords } from '../../components/projects/steering-words.ts';
import { followUpPath } from '../../components/projects/wizard-path.ts';
import { Select } from '../../components/Select.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useNetworkState } from '../../hooks/use-network-state.ts';
import { usePersonNames } from '../../hooks/use-person-names.ts';
import { prefetchProjectPages, useProjectPages } from '../../hooks/use-project-pages.ts';
import { useNavigate, useSearch } from '../../router/context.ts';
import { Link } from '../../router/Link.tsx';
import {
  chosenSupport,
  type DashboardFilters,
  listQuery,
  readFilters,
  supportOptions,
  withStatus,
  withSupport,
  writeFilters,
} from './dashboard-filters.ts';
import { PAGE_SIZE, ProjectList } from './ProjectList.tsx';
import { isByArrival, isDeliveries, shownFilters } from './turn-list.ts';
import { turnSummary } from './turn-summary.ts';
import { countsQuery, useStatusCounts } from './use-status-counts.ts';
import { useWaitingCounts, type WaitingDays, waitingQuery } from './use-waiting-counts.ts';
import { ViewBar } from './ViewBar.tsx';
import './Dashboard.css';
import './ActiveFilters.css';
import './FilterBar.css';

interface DashboardHeadProps {
  me: Person;
  /** The list of deleted projects. */
  deleted: boolean;
  /** Another act of the page is primary. */
  calm: boolean;
  /** What waits, in a sentence; undefined until it is counted. */
  summary: string | undefined;
  /** Id of the first project that waits for the viewer; 'awaited' until the list is read. */
  urgent: string | undefined;
}

/** The dashboard's primary act: a new project, or for those who create none the most urgent one. */
function MainAct({ me, calm, urgent }: Pick<DashboardHeadProps, 'me' | 'calm' | 'urgent'>) {
  if (roleMay('project.create', me.role))
    return (
      <Link className={buttonClass({ tone: calm ? 'line' : 'main' })} to={PAGES.home}>
        <Icon of={IconPlus} />
        <span>
          Nouveau<span className="hide-phone"> projet</span>
        </span>
      </Link>
    );
  if (calm || urgent === undefined) return null;
  // Reserves the button's space, which on a phone is a line of its own.
  if (urgent === 'awaited') return <Skeleton width={218} height={44} />;
  return (
    <Link className={buttonClass({ tone: 'main' })} to={followUpPath(urgent)}>
      Ouvrir le plus urgent
      <Icon of={IconArrowRight} />
    </Link>
  );
}

/** Title, what waits for the viewer, and the main act. */
function DashboardHead({ me, deleted, calm, summary, urgent }: DashboardHeadProps) {
  return (
    <div className="page-head dashboard-head">
      <h1 className="title-page">{deleted ? 'Projets supprimés' : 'Tableau de bord'}</h1>
      <p className="lede dashboard-lede">
        {deleted
          ? 'Un projet supprimé peut être rétabli pendant 30 jours.'
          : (summary ?? <Skeleton width={220} />)}
      </p>
      <div className="actions">
        {roleMay('project.restore', me.role) && (
          <Link
            className={buttonClass({ tone: 'text' })}
            to={PAGES.dashboard}
            search={deleted ? {} : { q_supprimes: '1' }}
          >
            {deleted ? 'Retour au tableau de bord' : 'Projets supprimés'}
          </Link>
        )}
        {!deleted && <MainAct me={me} calm={calm} urgent={urgent} />}
      </div>
    </div>
  );
}

interface FilterBarProps {
  role: Role;
  filters: DashboardFilters;
  onChange: (filters: DashboardFilters) => void;
}

/** Search, supports and order of the list; all in the URL. */
function FilterBar({ role, filters, onChange }: FilterBarProps) {
  return (
    <div className="filter-bar">
      <DelayedSearch
        label="Nom, ville, numéro d’OUTLET"
        value={filters.recherche}
        onChange={(recherche) => onChange({ ...filters, recherche })}
      />
      <Select
        label="Support"
        value={chosenSupport(filters)}
        onChange={(option) => onChange(withSupport(filters, option))}
        options={supportOptions(role)}
      />
      <Select
        label="Trier"
        value={chosenOrder(filters.tri, role, isDeliveries(filters))}
        onChange={(tri) => onChange({ ...filters, tri: tri as SortOrder })}
        options={orderOptions(role, isDeliveries(filters))}
      />
    </div>
  );
}

const FigureListWords = lazy(async () => ({
  default: (await import('./FigureListWords.tsx')).FigureListWords,
}));

interface ActiveFiltersProps {
  filters: DashboardFilters;
  onChange: (filters: DashboardFilters) => void;
}

/** The filters of the address, each with a button that removes it. */
function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const { steering } = filters;
  const active = STEERING_FILTERS.filter(
    // The headings of deliveries say it.
    (filter) => steering[filter] !== undefined && !(filter === 'q_livraisons' && isByArrival(filters)),
  );
  const nameOf = usePersonNames(rolesNamed(steering));
  if (active.length === 0) return null;
  return (
    <ul className="active-filters" aria-label="Filtres">
      {active.map((filter) => (
        <li key={filter}>
          <button
            type="button"
            onClick={() => {
              const { [filter]: _lifted, ...others } = steering;
              onChange({ ...filters, steering: others });
            }}
          >
            <span className="visually-hidden">Retirer le filtre </span>
            {filter === 'q_chiffre' ? (
              <Suspense fallback="Chiffre">
                <FigureListWords text={steering.q_chiffre ?? ''} nameOf={nameOf} />
              </Suspense>
            ) : (
              steeringWords(filter, steering, nameOf)
            )}
            <Icon of={IconX} size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const KEPT_LIST = latePart(async () => (await import('./KeptList.tsx')).KeptList);
const LATER = [KEPT_LIST];

/** Without a network: since when the list is what it is. */
function KeptNotice({ filters }: Pick<FilterBarProps, 'filters'>) {
  const { reached } = useNetworkState();
  useLoadedAhead(LATER);
  const KeptList = useLatePart(KEPT_LIST, { wanted: !reached, onFailed: () => undefined });
  return KeptList && <KeptList query={{ ...listQuery(filters), limit: PAGE_SIZE }} />;
}

const NONE: WaitingDays = [];
const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);

const reads: FirstReads = (cache, { me, search }) => {
  // Their orders stand in another page.
  if (me.role === 'client') return [];
  const filters = shownFilters(readFilters(search), me.role, undefined);
  return [
    prefetchProjectPages(cache, listQuery(filters), PAGE_SIZE),
    cache.prefetchQuery(countsQuery(filters)),
    cache.prefetchQuery(waitingQuery(filters)),
  ];
};

function Dashboard() {
  const me = useMe();
  const said = useSaid();
  const asked = readFilters(useSearch());
  const navigate = useNavigate();
  const counts = useStatusCounts(asked);
  const waiting = useWaitingCounts(asked);
  const filters = shownFilters(asked, me.role, waiting.data);
  const pages = useProjectPages(listQuery(filters), PAGE_SIZE);
  const show = (next: DashboardFilters) =>
    void navigate({ to: PAGES.dashboard, search: writeFilters(next), replace: true, resetScroll: false });

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
            deliveries: isDeliveries(filters),
            role: me.role,
            counts: counts.data ?? [],
            waiting: waiting.data ?? NONE,
            today: parisDay(new Date()),
          })
        }
        urgent={urgent}
      />
      {said && <SaidLine key={said.id} said={said} />}
      <KeptNotice filters={filters} />
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

/** The projects in the viewer's scope: counts as filters, search, order, and nine rows per page. */
export const DashboardPage = Object.assign(Dashboard, { reads });
