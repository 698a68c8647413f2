import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { nameInProjects } from '@ardoise/domain/projects/replacements.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { NothingFound, nothingAnswers, SOON_HERE } from '../../components/projects/NothingFound.tsx';
import { ProjectTable } from '../../components/projects/table/ProjectTable.tsx';
import { SelectionContext } from '../../components/projects/table/select-column.tsx';
import { useSelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import { useToast } from '../../components/Toast.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useStableCallback } from '../../hooks/use-stable-callback.ts';
import { isUnpromised, type PromisedDays } from './is-unpromised.ts';
import { PrintBulk } from './PrintBulk.tsx';
import type { PromiseDialog as Dialog } from './PromiseDialog.tsx';
import { printColumns } from './print-columns.tsx';
import type { PrintFilters } from './print-filters.ts';
import type { SendingAction } from './sending-words.ts';
import { PRINT_PAGE, usePrintJobs } from './use-print-jobs.ts';
import type { Printing } from './use-printing.ts';

/** Empty state: the reason, and a remedy. */
function NoPrint({ filters, onClear }: { filters: PrintFilters; onClear: () => void }) {
  if (filters.recherche !== '')
    return <NothingFound title={nothingAnswers(filters.recherche)} onClear={onClear} />;
  if (filters.statut !== '') {
    return (
      <NothingFound title={`Aucun projet en ${filters.statut}`} onClear={onClear}>
        {SOON_HERE}
      </NothingFound>
    );
  }
  return (
    <EmptyState title="Rien à imprimer pour le moment">
      Les projets qui vous sont confiés apparaîtront ici, à télécharger puis à passer en livré. Un e-mail vous
      prévient à chaque envoi.
    </EmptyState>
  );
}

interface PrintListProps {
  filters: PrintFilters;
  printing: Printing;
  total: number | undefined;
  onClear: () => void;
  /** Search and order, above the list. */
  children: ReactNode;
}

// Lazy-loaded with the first dialog.
const SendingDialog = lazy(async () => ({ default: (await import('./SendingDialog.tsx')).SendingDialog }));
const PromiseDialog = lazy(async () => ({ default: (await import('./PromiseDialog.tsx')).PromiseDialog }));

const NO_IDS: readonly string[] = [];

/** Download of the selection, before there is one: says what is missing. Then the bar has it, and its place is kept. */
function DownloadSelection({ count }: { count: number }) {
  const toast = useToast();
  useEffect(() => {
    if (count > 0) toast.clear();
  }, [count, toast]);
  // Verbatim (specification/messages.md#by-situation).
  const say = () => toast({ tone: 'stop', message: 'Aucun projets sélectionnés.' });
  return (
    <Button className={count > 0 ? 'printing-given' : ''} icon={IconDownload} onClick={say}>
      Télécharger
    </Button>
  );
}

/** Downloads at once what has its day, and asks for those of the others before. */
function usePromising(printing: Printing, drop: (ids: string[]) => void) {
  const [promising, setPromising] = useState<Omit<ComponentProps<typeof Dialog>, 'onClose'>>();
  const ask = (rows: readonly ProjectRow[], ids = rows.map(({ _id }) => _id.$oid)) => {
    const onDownload = async (days: PromisedDays) => {
      setPromising(undefined);
      const [first, second] = rows;
      const alone = first !== undefined && second === undefined && Object.keys(days).length === 0;
      drop(await (alone ? printing.downloadOne(first) : printing.download(ids, days)));
    };
    if (rows.some(isUnpromised)) setPromising({ rows, onDownload: (days) => void onDownload(days) });
    else void onDownload({});
  };
  return { promising, ask, close: () => setPromising(undefined) };
}

/** The list with checkboxes, and actions on the selection. */
export function PrintList({ filters, printing, total, onClear, children }: PrintListProps) {
  const me = useMe();
  const pages = usePrintJobs(filters);
  const rows = pages.data?.rows ?? [];
  const selection = useSelectedProjects();
  const [sending, setSending] = useState<{ action: SendingAction; rows: readonly ProjectRow[] }>();
  const now = useNow();
  const underway = printing.underway?.ids ?? NO_IDS;
  const { promising, ask, close } = usePromising(printing, selection.drop);
  const onDownload = useStableCallback((row: ProjectRow) => ask([row]));
  const oneStatus = filters.statut !== '';
  const ownAgency = me.role === 'agence' && rows.every(({ agence }) => agence === nameInProjects(me));
  const columns = useMemo(
    () =>
      printColumns({
        now,
        oneStatus,
        ownAgency,
        underway,
        onDownload,
        onDeliver: (row) => setSending({ action: 'livrer', rows: [row] }),
      }),
    [now, oneStatus, ownAgency, underway, onDownload],
  );
  return (
    <>
      <div className="printing-filters">
        {children}
        {rows.length > 0 && <DownloadSelection count={selection.ids.length} />}
      </div>
      <SelectionContext
        value={{
          rows,
          has: selection.has,
          onChoose: (row, chosen) => selection.put([row], chosen),
          onChooseAll: (chosen) => selection.put(rows, chosen),
        }}
      >
        <ProjectTable
          className={`printing-bench project-table-early-cards${ownAgency ? ' printing-own-agency' : ''}`}
          columns={columns}
          pages={pages}
          pageSize={PRINT_PAGE}
          total={total}
          none={<NoPrint filters={filters} onClear={onClear} />}
        />
      </SelectionContext>
      <PrintBulk
        selection={selection}
        printing={printing}
        onDownload={() => ask(selection.rows(rows), selection.ids)}
        onSend={(action) => setSending({ action, rows: selection.rows(rows) })}
      />
      {promising && (
        <Suspense>
          <PromiseDialog {...promising} onClose={close} />
        </Suspense>
      )}
      {sending && (
        <Suspense>
          <SendingDialog
            action={sending.action}
            rows={sending.rows.map((row) => rows.find(({ _id }) => _id.$oid === row._id.$oid) ?? row)}
            printing={printing}
            onDone={selection.drop}
            onClose={() => setSending(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
