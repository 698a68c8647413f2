import type { QuotaYearState } from '@ardoise/domain/content/quotas/quota-year.ts';
import { exportQuotas } from '@ardoise/domain/contract/quota-edits.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { addressOf } from '../../../api/request.ts';
import { buttonClass } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { PagedList } from '../../../components/PagedList.tsx';
import { searchText } from '../../../components/projects/list-order.ts';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton.tsx';
import { useSearch } from '../../../router/context.ts';
import { Link } from '../../../router/Link.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { ChangeLine } from '../log/ChangeLine.tsx';
import { useContentChanges } from '../log/use-content-changes.ts';
import { ClosedYear, OpenYear } from './OpenYear.tsx';
import { PlanYear } from './PlanYear.tsx';
import { type QuotaGrid, useQuotaGrid } from './use-quota-grid.ts';
import './ContentQuotas.css';

const STATE_WORDS: Record<QuotaYearState, string> = {
  close: 'close',
  'en-cours': 'en cours',
  ouverte: 'ouverte',
  preparation: 'en préparation',
};

function yearOf(search: Record<string, unknown>): number {
  const year = Number(searchText(search.annee));
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : parisYear(new Date());
}

/** Quotas by year: changed, transferred, prepared and opened (specification/quotas.md#changing-quotas). */
export function ContentQuotasPage() {
  const annee = yearOf(useSearch());
  const grid = useQuotaGrid(annee);
  const shown = grid.data;
  return (
    <ContentFrame title="Quotas">
      <div className="content-quotas-head">
        <QuotaYears years={shown?.annees} annee={annee} />
        <a className={buttonClass({})} href={addressOf(exportQuotas, { params: { annee } })} download>
          <Icon of={IconFileSpreadsheet} />
          Exporter
        </a>
      </div>
      {grid.error && <LoadFailed query={grid} />}
      {shown?.annee === annee ? (
        <Year key={annee} grid={shown} />
      ) : (
        !grid.error && (
          <SkeletonGroup label="Chargement des quotas">
            <Skeleton width="100%" height={420} />
          </SkeletonGroup>
        )
      )}
      <QuotaChanges annee={annee} />
    </ContentFrame>
  );
}

function Year({ grid }: { grid: QuotaGrid }) {
  if (grid.lignes.length === 0)
    return (
      <EmptyState
        title="Aucun SMHF"
        action={
          <Link className={buttonClass({ tone: 'line' })} to={PAGES.accounts}>
            Inviter un SMHF
          </Link>
        }
      >
        Les quotas se fixent par SMHF : ils apparaissent ici dès qu’un compte de SMHF est ouvert.
      </EmptyState>
    );
  if (grid.etat === 'close') return <ClosedYear grid={grid} />;
  return grid.etat === 'preparation' ? <PlanYear grid={grid} /> : <OpenYear grid={grid} />;
}

function QuotaYears({ years, annee }: { years: QuotaGrid['annees'] | undefined; annee: number }) {
  if (years === undefined) return <Skeleton width={320} height={48} />;
  return (
    <nav className="content-quotas-years" aria-label="Année">
      {years.map((year) => (
        <Link
          key={year.annee}
          to={PAGES.contentQuotas}
          search={{ annee: year.annee }}
          aria-current={year.annee === annee ? 'page' : undefined}
        >
          <b>{year.annee}</b> {STATE_WORDS[year.etat]}
        </Link>
      ))}
    </nav>
  );
}

/** Changes of the year, newest first. */
function QuotaChanges({ annee }: { annee: number }) {
  const changes = useContentChanges({ zone: 'quotas', liste: String(annee) });
  return (
    <section className="content-quotas-changes">
      <h2 className="title-section">Changements</h2>
      <PagedList
        query={changes}
        rows={changes.data?.pages.flatMap(({ changements }) => changements) ?? []}
        line={(change) => <ChangeLine key={change.id} change={change} />}
        empty={<p className="meta">Aucun changement des quotas {annee} pour le moment.</p>}
      />
    </section>
  );
}
