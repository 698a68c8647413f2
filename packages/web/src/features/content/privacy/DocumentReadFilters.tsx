import { PAGES } from '@ardoise/domain/page-paths.ts';
import { READ_DOCUMENTS } from '@ardoise/domain/privacy-words.ts';
import { Link } from '@tanstack/react-router';
import { DateInput } from '../../../components/DateInput.tsx';
import { DelayedSearch } from '../../../components/DelayedSearch.tsx';
import { Select } from '../../../components/Select.tsx';
import type { ReadFilters } from './read-filters.ts';

const DOCUMENTS = [
  { value: '', label: 'Tous les documents' },
  ...Object.entries(READ_DOCUMENTS).map(([value, label]) => ({ value, label })),
];

interface DocumentReadFiltersProps {
  filters: ReadFilters;
  onChange: (changed: { [Key in keyof ReadFilters]?: string }) => void;
}

/** Filters by person, document and period, and by the project that the page was opened for; all in the URL. */
export function DocumentReadFilters({ filters, onChange }: DocumentReadFiltersProps) {
  const day = (key: 'du' | 'au', label: string) => (
    <div className="document-reads-day">
      <DateInput
        id={`lectures-${key}`}
        label={label}
        value={filters[key] ?? ''}
        // An incomplete date is not a filter yet.
        onChange={(value, isUnfinished) => isUnfinished || onChange({ [key]: value })}
      />
    </div>
  );
  const { projet: _project, ...others } = filters;
  return (
    <div className="document-reads-filters">
      <DelayedSearch
        label="Identifiant ou e-mail, en entier"
        value={filters.personne ?? ''}
        onChange={(personne) => onChange({ personne })}
      />
      <Select
        label="Document"
        value={filters.document ?? ''}
        onChange={(document) => onChange({ document })}
        options={DOCUMENTS}
      />
      {day('du', 'Du')}
      {day('au', 'Au')}
      {filters.projet && (
        <p className="meta">
          Un seul projet.{' '}
          <Link to={PAGES.documentReads} search={others}>
            Voir tous les projets
          </Link>
        </p>
      )}
    </div>
  );
}
