import type { ReactNode } from 'react';
import { DateInput } from './DateInput.tsx';
import { DelayedSearch } from './DelayedSearch.tsx';
import { type Option, Select } from './Select.tsx';
import './LogFilters.css';

interface PersonAndPeriod {
  personne?: string;
  du?: string;
  au?: string;
}

interface LogFiltersProps {
  /** Before the ids of its fields. */
  name: string;
  filters: PersonAndPeriod;
  onChange: (changed: PersonAndPeriod) => void;
  what: {
    label: string;
    value: string;
    options: readonly Option[];
    onChange: (value: string) => void;
  };
  children?: ReactNode;
}

/** Filters of a log of who did what: by person, what, and period. */
export function LogFilters({ name, filters, onChange, what, children }: LogFiltersProps) {
  const day = (key: 'du' | 'au', label: string) => (
    <div className="log-filters-day">
      <DateInput
        id={`${name}-${key}`}
        label={label}
        value={filters[key] ?? ''}
        // An incomplete date is not a filter yet.
        onChange={(value, isUnfinished) => isUnfinished || onChange({ [key]: value })}
      />
    </div>
  );
  return (
    <div className="log-filters">
      <DelayedSearch
        label="Identifiant ou e-mail, en entier"
        value={filters.personne ?? ''}
        onChange={(personne) => onChange({ personne })}
      />
      <Select {...what} />
      <div className="log-filters-days">
        {day('du', 'Du')}
        {day('au', 'Au')}
      </div>
      {children}
    </div>
  );
}
