import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FORECAST_METHOD } from '../../components/forecast-words.ts';
import { Icon } from '../../components/Icon.tsx';
import { Select } from '../../components/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { type QuotaRow, useQuotaTracking, useQuotaYears } from '../../hooks/use-quota-tracking.ts';
import { QuotaKey } from './QuotaParts.tsx';
import { QuotaTable } from './QuotaTable.tsx';
import { QuotaTransfers } from './QuotaTransfers.tsx';
import { QuotaWarnings } from './QuotaWarnings.tsx';
import { QUOTA_SORTS, type QuotaSort, type QuotaView, readView, sortRows, writeView } from './quota-rows.ts';
import './Quotas.css';

const SORT_OPTIONS = Object.entries(QUOTA_SORTS).map(([value, { name }]) => ({
  value,
  label: `Par ${name}`,
}));

/** Usage of each SMHF's quota, by support: an SMHF sees their own, head office all. */
export function QuotaTrackingPage() {
  const me = useMe();
  const view = readView(useSearch({ strict: false }));
  const navigate = useNavigate();
  const tracking = useQuotaTracking(me.name, view.annee);
  const show = (next: QuotaView) =>
    void navigate({ to: '/suivi-quotas', search: writeView(next), replace: true, resetScroll: false });

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
  // Reserves its space against layout shift: on a phone the whole page is below it.
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
