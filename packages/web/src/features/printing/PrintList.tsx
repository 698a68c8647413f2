import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { LoadMore } from '../../components/projects/LoadMore.tsx';
import { useSelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import { useLastRow } from '../../hooks/use-last-row.ts';
import { useNow } from '../../hooks/use-now.ts';
import { DeliverDialog } from './DeliverDialog.tsx';
import { NoPrint } from './NoPrint.tsx';
import { PrintBulk } from './PrintBulk.tsx';
import { PrintHead } from './PrintHead.tsx';
import { PrintLine } from './PrintLine.tsx';
import { PrintSkeleton } from './PrintSkeleton.tsx';
import type { PrintFilters } from './print-filters.ts';
import { PRINT_PAGE, usePrintJobs } from './use-print-jobs.ts';
import type { Printing } from './use-printing.ts';

interface PrintListProps {
  filters: PrintFilters;
  printing: Printing;
  total: number | undefined;
  onClear: () => void;
}

/** The bench: rows to select, and what stands in their place while they load, when there is none, or none can be read. */
export function PrintList({ filters, printing, total, onClear }: PrintListProps) {
  const pages = usePrintJobs(filters);
  const selection = useSelectedProjects();
  const [delivering, setDelivering] = useState<readonly ProjectRow[]>();
  const now = useNow();
  const rows = pages.data?.pages.flatMap((page) => page.projets) ?? [];
  const bench = useLastRow({
    rows,
    reading: pages.isFetching,
    onMore: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
  });

  if (pages.isPending) return <PrintSkeleton />;
  if (rows.length === 0 && pages.error) {
    return <LoadFailed query={pages} />;
  }
  return (
    <>
      {rows.length === 0 ? (
        <NoPrint filters={filters} onClear={onClear} />
      ) : (
        <div
          className={pages.isPlaceholderData ? 'printing-bench printing-stale' : 'printing-bench'}
          aria-busy={pages.isPlaceholderData}
          ref={bench}
        >
          <PrintHead
            shown={rows.length}
            selected={rows.filter((row) => selection.has(row._id.$oid)).length}
            onSelectAll={(chosen) => selection.put(rows, chosen)}
          />
          <ul className="printing-rows">
            {rows.map((row) => (
              <PrintLine
                key={row._id.$oid}
                row={row}
                now={now}
                selected={selection.has(row._id.$oid)}
                busy={printing.underway?.ids.includes(row._id.$oid) ?? false}
                onSelect={(chosen) => selection.put([row], chosen)}
                onDownload={() => void printing.downloadOne(row)}
                onDeliver={() => setDelivering([row])}
              />
            ))}
          </ul>
        </div>
      )}
      {(rows.length > 0 || selection.ids.length > 0) && (
        <PrintBulk
          selection={selection}
          printing={printing}
          onDeliver={() => setDelivering(selection.rows(rows))}
        />
      )}
      {rows.length > 0 && (
        <LoadMore
          shown={rows.length}
          total={total}
          page={PRINT_PAGE}
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          error={pages.isFetchNextPageError ? messageOf(pages.error) : null}
          onLoad={() => void pages.fetchNextPage()}
        />
      )}
      {delivering && (
        <DeliverDialog
          rows={delivering}
          onConfirm={async (ids) => selection.drop(await printing.deliver(ids))}
          onClose={() => setDelivering(undefined)}
        />
      )}
    </>
  );
}
