import { SECURITY_EVENTS } from '@ardoise/domain/security-events.ts';
import { DateInput } from '../../components/DateInput.tsx';
import { DelayedSearch } from '../../components/DelayedSearch.tsx';
import { Select } from '../../components/Select.tsx';
import type { SecurityFilters } from './security-filters.ts';

const EVENTS = [
  { value: '', label: 'Tous les événements' },
  ...Object.entries(SECURITY_EVENTS).map(([value, label]) => ({ value, label })),
];

interface SecurityFilterBarProps {
  filters: SecurityFilters;
  onChange: (filters: SecurityFilters) => void;
}

/** Filters by person, event and period; all in the URL. */
export function SecurityFilterBar({ filters, onChange }: SecurityFilterBarProps) {
  const day = (key: 'du' | 'au', label: string) => (
    <div className="security-log-day">
      <DateInput
        id={`journal-${key}`}
        label={label}
        value={filters[key]}
        // An incomplete date is not a filter yet.
        onChange={(value, isUnfinished) => isUnfinished || onChange({ ...filters, [key]: value })}
      />
    </div>
  );
  return (
    <div className="security-log-filters">
      <DelayedSearch
        label="Identifiant ou e-mail, en entier"
        value={filters.personne}
        onChange={(personne) => onChange({ ...filters, personne })}
      />
      <Select
        label="Événement"
        value={filters.evenement}
        onChange={(evenement) =>
          onChange({ ...filters, evenement: evenement as SecurityFilters['evenement'] })
        }
        options={EVENTS}
      />
      <div className="security-log-days">
        {day('du', 'Du')}
        {day('au', 'Au')}
      </div>
    </div>
  );
}
