import { usersByRole } from '@ardoise/domain/contract/users.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { DelayedSearch } from '../../components/DelayedSearch.tsx';
import { formatNumber } from '../../components/format-number.ts';
import { MANAGED_SORTS, type SortName } from '../../components/projects/list-order.ts';
import { type Option, Select } from '../../components/Select.tsx';
import { type ManagedList, type ManagementFilters, sortNameOf, supportsOf } from './management-filters.ts';

interface ManagementBarProps {
  list: ManagedList;
  filters: ManagementFilters;
  role: Role;
  /** By status. */
  counts: readonly { _id: Status; count: number }[];
  onChange: (filters: ManagementFilters) => void;
}

function statusOptions(counts: ManagementBarProps['counts'], chosen: Status | ''): Option<Status | ''>[] {
  const known = STATUSES.flatMap((statut) => {
    const count = counts.find(({ _id }) => _id === statut)?.count ?? 0;
    if (count === 0 && statut !== chosen) return [];
    return { value: statut, label: `${statut} (${formatNumber(count)})` };
  });
  return [{ value: '', label: 'Tous les statuts' }, ...known];
}

/** Head office may filter by smhf. */
function useSmhfOptions(enabled: boolean) {
  const { data = [] } = useQuery({
    queryKey: ['users', 'smhf'],
    queryFn: ({ signal }) => request(usersByRole, { params: { role: 'smhf' }, signal }),
    enabled,
  });
  const known = data.map(({ username, prenom, nom }) => ({
    value: username,
    label: `${prenom} ${nom}`.trim() || username,
  }));
  return [{ value: '', label: 'Tous les SMHF' }, ...known];
}

/** Every sort order in both directions: where there are no column headers. */
const ORDERS = Object.entries(MANAGED_SORTS).flatMap(([name, { label, first }]) =>
  [first, first === 'asc' ? ('desc' as const) : ('asc' as const)].map((dir) => ({
    value: `${name} ${dir}`,
    label: `${label} ${dir === 'asc' ? '↑' : '↓'}`,
  })),
);

/** Search, status, support and smhf; on narrow screens the order as well. */
export function ManagementBar({ list, filters, role, counts, onChange }: ManagementBarProps) {
  const headOffice = role === 'siege' || role === 'administrator';
  const smhfs = useSmhfOptions(headOffice);
  const supports = supportsOf(list);
  const order = (value: string) => {
    const [name = '', dir = ''] = value.split(' ');
    onChange({ ...filters, sort: MANAGED_SORTS[name as SortName].sort, dir: dir as 'asc' | 'desc' });
  };
  return (
    <div className="management-bar">
      <DelayedSearch
        label="Nom, ville, numéro d’OUTLET"
        value={filters.recherche}
        onChange={(recherche) => onChange({ ...filters, recherche })}
      />
      <Select
        label="Statut"
        value={filters.statut}
        onChange={(statut) => onChange({ ...filters, statut })}
        options={statusOptions(counts, filters.statut)}
      />
      {supports.length > 0 && (
        <Select
          label="Support"
          value={filters.support}
          onChange={(support) => onChange({ ...filters, support })}
          options={[
            { value: '', label: 'Tous les supports' } as const,
            ...supports.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
      {headOffice && (
        <Select
          label="SMHF"
          value={filters.smhf}
          onChange={(smhf) => onChange({ ...filters, smhf })}
          options={smhfs}
        />
      )}
      <Select
        label="Trier"
        className="management-order"
        value={`${sortNameOf(filters.sort)} ${filters.dir}`}
        onChange={order}
        options={ORDERS}
      />
    </div>
  );
}
