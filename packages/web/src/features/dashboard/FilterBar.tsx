import type { Role } from '@ardoise/domain/projects/roles.ts';
import { useEffect, useRef, useState } from 'react';
import { SearchBox } from '../../components/SearchBox.tsx';
import { Select } from '../../components/Select.tsx';
import {
  chosenSupport,
  type DashboardFilters,
  SORT_ORDERS,
  type SortOrder,
  supportOptions,
  withSupport,
} from './dashboard-filters.ts';
import './FilterBar.css';

interface FilterBarProps {
  role: Role;
  filters: DashboardFilters;
  onChange: (filters: DashboardFilters) => void;
}

/** A pause in typing that is long enough to search. */
const TYPING_MS = 300;

const SORTS = Object.entries(SORT_ORDERS).map(([value, { label }]) => ({ value, label }));

/** Search, supports and order of the list; all of it is in the address. */
export function FilterBar({ role, filters, onChange }: FilterBarProps) {
  return (
    <div className="filters">
      <DelayedSearch
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
        value={filters.tri}
        onChange={(tri) => onChange({ ...filters, tri: tri as SortOrder })}
        options={SORTS}
      />
    </div>
  );
}

/** Shows what is typed at once, searches when one pauses, and follows the address when it changes by itself. */
function DelayedSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      latest.current(text);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return <SearchBox label="Nom, ville, numéro d’OUTLET" value={typed} onChange={setTyped} />;
}
