import type { BulkAction } from '@ardoise/domain/contract/bulk.ts';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { ExportButton } from '../../components/projects/ExportButton.tsx';
import { projectName } from '../../components/projects/project-name.ts';
import { SaidLine, useSaid } from '../../components/projects/SaidLine.tsx';
import { useSelectedProjects } from '../../components/several-projects/use-selected-projects.ts';
import { useMe } from '../../hooks/use-me.ts';
import { BulkActions } from './BulkActions.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkSelection } from './bulk-job.ts';
import { LeftJob } from './LeftJob.tsx';
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
import { useBulkJob } from './use-bulk-job.ts';
import { useManagedCounts } from './use-managed-counts.ts';
import './Management.css';

interface ManagedProjectsProps {
  title: string;
  list: List;
  tabs?: ReactNode;
}

/** A requested action on a selection; without an action, the rest of the last job. */
interface Asked {
  action: BulkAction;
  selection: BulkSelection;
  /** Name of a single project, requested in its row. */
  name?: string;
}

/** A management table: filters, order and tab in the URL; actions on the selection below. */
export function ManagedProjects({ title, list, tabs }: ManagedProjectsProps) {
  const me = useMe();
  const said = useSaid();
  const filters = readManagement(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (next: ManagementFilters) =>
    void navigate({ to: list.path, search: writeManagement(next), replace: true, resetScroll: false });
  const counts = useManagedCounts(list, filters);
  const shownCounts = counts.data?.filter(({ _id }) => filters.statut === '' || _id === filters.statut);
  const total = shownCounts?.reduce((sum, { count }) => sum + count, 0);
  const query = filterQuery(list, filters);
  const selected = useSelectedProjects(JSON.stringify(query));
  const run = useBulkJob(me.name);
  const [asked, setAsked] = useState<Asked | 'job'>();
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
      {total !== 0 && (
        <BulkActions me={me} selected={selected} total={total ?? 0} busy={run.running} onAct={ask} />
      )}
      {asked !== undefined && (
        <BulkDialog
          {...(asked === 'job' ? { asked: null } : { asked })}
          me={me}
          run={run}
          onDone={selected.drop}
          onClose={() => setAsked(undefined)}
        />
      )}
    </main>
  );
}
