import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { DelayedSearch } from '../../components/DelayedSearch.tsx';
import { counted } from '../../components/format-number.ts';
import { ExportButton } from '../../components/projects/ExportButton.tsx';
import type { SortOrder } from '../../components/projects/list-order.ts';
import { orderOptions } from '../../components/projects/order-options.ts';
import { SaidLine, useSaid } from '../../components/projects/SaidLine.tsx';
import { LedgerSkeleton, StatusLedger } from '../../components/projects/StatusLedger.tsx';
import { Select } from '../../components/Select.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { usePrintCounts } from '../../hooks/use-print-counts.ts';
import { useNavigate, useSearch } from '../../router/context.ts';
import { PrintList } from './PrintList.tsx';
import { type PrintFilters, readPrintFilters, writePrintFilters } from './print-filters.ts';
import { Reports } from './Reports.tsx';
import { printQuery } from './use-print-jobs.ts';
import { usePrinting } from './use-printing.ts';
import './Printing.css';

/** Printing has no deadlines: no such order. */
const ORDERS = orderOptions('imprimeur').filter(({ value }) => value !== 'echeance');

type Counts = NonNullable<ReturnType<typeof usePrintCounts>['data']>;

/** '12 projets à imprimer, 3 à livrer.' */
function benchWords([toPrint, printed]: Counts): string {
  return `${counted(toPrint?.count ?? 0, 'projet', 'projets')} à imprimer, ${printed?.count ?? 0} à livrer.`;
}

/** A print shop's batches: downloads, deliveries, and their results (specification/screens-and-addresses.md#print-shop). */
export function PrinterDashboardPage() {
  const me = useMe();
  const said = useSaid();
  const filters = readPrintFilters(useSearch());
  const navigate = useNavigate();
  const counts = usePrintCounts({ recherche: filters.recherche });
  const printing = usePrinting(me.name);
  const show = (next: PrintFilters) =>
    void navigate({
      to: PAGES.printerDashboard,
      search: writePrintFilters(next),
      replace: true,
      resetScroll: false,
    });
  const shown = counts.data?.filter(({ statut }) => filters.statut === '' || statut === filters.statut);
  return (
    <main tabIndex={-1}>
      <div className="page-head page-head-kept">
        <div>
          <h1 className="title-page">Impression</h1>
          <p className="lede">{counts.data ? benchWords(counts.data) : <Skeleton width={220} />}</p>
        </div>
        <ExportButton role={me.role} query={printQuery(filters)} types={['excel_imprimeur']} />
      </div>
      {said && <SaidLine key={said.id} said={said} />}
      <Reports printing={printing} />
      {counts.isPending && <LedgerSkeleton />}
      {counts.data && (
        <StatusLedger
          counts={counts.data}
          chosen={filters.statut}
          onChoose={(statut) => show({ ...filters, statut })}
        />
      )}
      <PrintList
        filters={filters}
        printing={printing}
        total={shown?.reduce((sum, { count }) => sum + count, 0)}
        onClear={() => show({ ...filters, statut: '', recherche: '' })}
      >
        <DelayedSearch
          label="Nom, ville, numéro d’OUTLET"
          value={filters.recherche}
          onChange={(recherche) => show({ ...filters, recherche })}
        />
        <Select
          label="Trier"
          value={filters.tri}
          onChange={(tri) => show({ ...filters, tri: tri as SortOrder })}
          options={ORDERS}
        />
      </PrintList>
    </main>
  );
}
