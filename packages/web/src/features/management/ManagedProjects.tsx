import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ExportButton } from '../../components/projects/ExportButton.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { SaidLine, useSaid } from '../../components/projects/SaidLine.tsx';
import { type AskedBulk, BulkDialog } from '../../components/several-projects/BulkDialog.tsx';
import { LeftJob } from '../../components/several-projects/LeftJob.tsx';
import { useBulkJob } from '../../components/several-projects/use-bulk-job.ts';
import {
  type SelectedProjects,
  useSelectedProjects,
} from '../../components/several-projects/use-selected-projects.ts';
import { useToast } from '../../components/Toast.tsx';
import { useMe } from '../../hooks/use-me.ts';
import { useNavigate, useSearch } from '../../router/context.ts';
import { BulkActions } from './BulkActions.tsx';
import { ChooseRecipient } from './ChooseRecipient.tsx';
import { ManagedList } from './ManagedList.tsx';
import { ManagementBar } from './ManagementBar.tsx';
import {
  filterQuery,
  type ManagedList as List,
  type ManagementFilters,
  managedQuery,
  readManagement,
  withoutFilters,
  writeManagement,
} from './management-filters.ts';
import { useManagedCounts } from './use-managed-counts.ts';
import './Management.css';

// Verbatim (specification/messages.md#by-situation).
const NONE = 'Veuillez sélectionner au moins 1 projet à réaffecter !';

interface ReassignButtonProps {
  selected: SelectedProjects;
  /** Another job is in progress. */
  busy: boolean;
  onAct: () => void;
}

/** On the keyboard's way before the list: says what is missing while nothing is selected. */
function ReassignButton({ selected, busy, onAct }: ReassignButtonProps) {
  const toast = useToast();
  const none = !selected.all && selected.ids.length === 0;
  useEffect(() => {
    if (!none) toast.clear();
  }, [none, toast]);
  const press = () => (none ? toast({ tone: 'stop', message: NONE }) : onAct());
  return (
    <Button tone="text" busy={busy} onClick={press}>
      Réaffecter
    </Button>
  );
}

interface ManagedProjectsProps {
  title: string;
  list: List;
  tabs?: ReactNode;
  /** Links before the actions of the header. */
  links?: ReactNode;
}

/** A management table: filters, order and tab in the URL; actions on the selection below. */
export function ManagedProjects({ title, list, tabs, links }: ManagedProjectsProps) {
  const me = useMe();
  const said = useSaid();
  const filters = readManagement(useSearch());
  const navigate = useNavigate();
  const show = (next: ManagementFilters) =>
    void navigate({ to: list.path, search: writeManagement(next), replace: true, resetScroll: false });
  const counts = useManagedCounts(list, filters);
  const shownCounts = counts.data?.filter(({ _id }) => filters.statut === '' || _id === filters.statut);
  const total = shownCounts?.reduce((sum, { count }) => sum + count, 0);
  const query = filterQuery(list, filters);
  const selected = useSelectedProjects(JSON.stringify(query));
  const run = useBulkJob(me.name);
  const [asked, setAsked] = useState<AskedBulk | 'job'>();
  const ask = (action: BulkAction) =>
    setAsked({ action, selection: selected.all ? { filtre: query } : { ids: selected.ids } });
  const askOne = useCallback(
    (action: BulkAction, row: ProjectRow) =>
      setAsked({ action, selection: { ids: [row._id.$oid] }, name: projectName(row) }),
    [],
  );

  return (
    <main tabIndex={-1} className="management">
      <div className="page-head">
        <h1 className="title-page">{title}</h1>
        <div className="actions">
          {links}
          <ReassignButton selected={selected} busy={run.running} onAct={() => ask('reaffecter')} />
          <ExportButton role={me.role} query={managedQuery(list, filters)} />
        </div>
      </div>
      {said && <SaidLine key={said.id} said={said} />}
      {tabs}
      {asked === undefined && <LeftJob run={run} onShow={() => setAsked('job')} />}
      <ManagementBar
        list={list}
        filters={filters}
        role={me.role}
        counts={counts.data ?? []}
        onChange={show}
      />
      <ManagedList
        list={list}
        filters={filters}
        me={me}
        total={total}
        selected={selected}
        onChange={show}
        onClear={() => show(withoutFilters(filters))}
        onAct={askOne}
      />
      <BulkActions me={me} selected={selected} total={total ?? 0} busy={run.running} onAct={ask} />
      {asked !== undefined && (
        <BulkDialog
          asked={asked === 'job' ? null : asked}
          run={run}
          chooseRecipient={(action, onChoose) => (
            <ChooseRecipient
              action={action}
              me={me}
              onChoose={onChoose}
              onClose={() => setAsked(undefined)}
            />
          )}
          onDone={selected.drop}
          onClose={() => setAsked(undefined)}
        />
      )}
    </main>
  );
}
