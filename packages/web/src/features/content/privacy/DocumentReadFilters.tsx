import { READ_DOCUMENTS } from '@ardoise/domain/base/privacy-words.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { Link } from '@tanstack/react-router';
import { LogFilters } from '../../../components/LogFilters.tsx';
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
  const { projet: _project, ...others } = filters;
  return (
    <LogFilters
      name="lectures"
      filters={filters}
      onChange={onChange}
      what={{
        label: 'Document',
        value: filters.document ?? '',
        onChange: (document) => onChange({ document }),
        options: DOCUMENTS,
      }}
    >
      {filters.projet && (
        <p className="meta">
          Un seul projet.{' '}
          <Link to={PAGES.documentReads} search={others}>
            Voir tous les projets
          </Link>
        </p>
      )}
    </LogFilters>
  );
}
