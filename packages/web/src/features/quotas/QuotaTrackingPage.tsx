import { ERRORS } from '@ardoise/domain/base/errors.ts';
import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { quotaTransfers } from '@ardoise/domain/contract/quota-edits.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { quotaRefusal } from '@ardoise/domain/rules/quota.ts';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FORECAST_METHOD } from '../../components/forecast-words.ts';
import { counted, NBSP } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import { Select } from '../../components/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { type QuotaRow, useQuotaTracking, useQuotaYears } from '../../hooks/use-quota-tracking.ts';
import { useNavigate, useSearch } from '../../router/context.ts';
import { QuotaKey } from './QuotaParts.tsx';
import { QuotaTable } from './QuotaTable.tsx';
import {
  QUOTA_SORTS,
  type QuotaSort,
  type QuotaView,
  readView,
  smhfName,
  sortRows,
  writeView,
} from './quota-rows.ts';
import './Quotas.css';

/** Units that head office moved from or to these quotas, with the reasons; nothing without any. */
function QuotaTransfers({ username, annee }: { username: string; annee: number | undefined }) {
  const transfers = useQuery({
    queryKey: ['quota', 'transfers', username, annee ?? 'present'],
    queryFn: ({ signal }) =>
      request(quotaTransfers, {
        params: { username },
        query: annee === undefined ? {} : { annee },
        signal,
      }),
  });
  if (transfers.error) return <LoadFailed query={transfers} />;
  if (!transfers.data?.length) return null;
  return (
    <section className="quotas-transfers">
      <h2 className="title-section">Transferts</h2>
      <ul>
        {transfers.data.map(({ id, t, qui, de, a, typeProjet, unites, motif }) => (
          <li key={id}>
            <b>{qui || 'Le siège'}</b> a transféré {counted(unites, 'unité', 'unités')}{' '}
            {KIND_WORDS[typeProjet].name} {ofName(de)} à {a}.
            <span className="meta">
              <RelativeTime date={t} />
            </span>
            <q>{motif}</q>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Beyond these, only the number is displayed. */
const NAMED = 3;

function isExceeded({ statut, annuel, pourcentage }: QuotaRow): boolean {
  return statut === 'DEPASSE' && (annuel > 0 || pourcentage > 0);
}

/** Exhausted quotas, in the specification's words. */
function QuotaWarnings({ rows }: { rows: readonly QuotaRow[] }) {
  const exceeded = rows.filter(isExceeded);
  if (exceeded.length > NAMED) {
    return (
      <Banner tone="stop">
        <b>
          {counted(exceeded.length, 'quota est dépassé', 'quotas sont dépassés')}
          {NBSP}:
        </b>{' '}
        la création d’un projet y est impossible.
      </Banner>
    );
  }
  return exceeded.map((row) => (
    <Banner key={`${row.smhf} ${row.typeProjet}`} tone="stop">
      <b>
        {smhfName(row)}, {KIND_WORDS[row.typeProjet].name}
        {NBSP}:
      </b>{' '}
      {ERRORS[quotaRefusal(row.typeProjet)].message}
    </Banner>
  ));
}

const SORT_OPTIONS = Object.entries(QUOTA_SORTS).map(([value, { name }]) => ({
  value,
  label: `Par ${name}`,
}));

/** Usage of each SMHF's quota, by support: an SMHF sees their own, head office all. */
export function QuotaTrackingPage() {
  const me = useMe();
  const view = readView(useSearch());
  const navigate = useNavigate();
  const tracking = useQuotaTracking(me.name, view.annee);
  const show = (next: QuotaView) =>
    void navigate({ to: PAGES.quotas, search: writeView(next), replace: true, resetScroll: false });

  return (
    <main tabIndex={-1}>
      <div className="page-head">
        <div>
          <h1 className="title-page">Suivi des quotas</h1>
          <p className="lede quotas-lede">
            Un projet remis en brouillon une deuxième fois compte comme une création.
          </p>
        </div>
        <YearChoice annee={view.annee} onChoose={(annee) => show({ ...view, annee })} />
      </div>
      {tracking.error && (
        <Banner
          tone="stop"
          role="alert"
          action={<Button onClick={() => void tracking.refetch()}>Réessayer</Button>}
        >
          Les quotas n’ont pas pu être lus. {messageOf(tracking.error)}
        </Banner>
      )}
      {tracking.isPending && <TableSkeleton />}
      {tracking.data && <Tracking rows={tracking.data} view={view} onSort={show} />}
      {tracking.data && <QuotaTransfers username={me.name} annee={view.annee} />}
    </main>
  );
}

interface TrackingProps {
  rows: readonly QuotaRow[];
  view: QuotaView;
  onSort: (view: QuotaView) => void;
}

function Tracking({ rows, view, onSort }: TrackingProps) {
  if (rows.length === 0) {
    return (
      <EmptyState title="Aucun quota cette année-là">
        Les quotas apparaissent ici dès que le siège en attribue.
      </EmptyState>
    );
  }
  const present = rows.some(({ prevision }) => prevision !== null);
  return (
    <>
      <div className="quotas-warnings">
        <QuotaWarnings rows={rows} />
      </div>
      <div className="quotas-tools">
        <QuotaKey />
        <Select
          className="quotas-sort"
          label="Ordre des quotas"
          value={view.tri}
          options={SORT_OPTIONS}
          onChange={(tri) => {
            const sort = tri as QuotaSort;
            onSort({ ...view, tri: sort, sens: QUOTA_SORTS[sort].usual });
          }}
        />
      </div>
      <QuotaTable rows={sortRows(rows, view)} view={view} onSort={onSort} />
      {present && (
        <p className="quotas-method meta">
          <Icon of={IconInfoCircle} />
          <span>{FORECAST_METHOD}</span>
        </p>
      )}
    </>
  );
}

function YearChoice({
  annee,
  onChoose,
}: {
  annee: number | undefined;
  onChoose: (annee: number | undefined) => void;
}) {
  const years = useQuotaYears().data;
  // Reserves its space against layout shift: on a phone the page's content is below it.
  if (years === undefined) {
    return (
      <div className="quotas-year" aria-hidden>
        <Skeleton width="100%" height={44} />
      </div>
    );
  }
  const present = years[0];
  return (
    <Select
      className="quotas-year"
      label="Année"
      value={String(annee ?? present)}
      options={years.map((year) => ({ value: String(year), label: `Année ${year}` }))}
      onChange={(value) => onChoose(Number(value) === present ? undefined : Number(value))}
    />
  );
}

function TableSkeleton() {
  return (
    <SkeletonGroup label="Chargement des quotas">
      <div className="quotas-scroll quotas-skeleton">
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Skeleton key={line} width="100%" height={24} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
