import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PagedList } from '../../../components/PagedList.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { DocumentReadFilters } from './DocumentReadFilters.tsx';
import { DocumentReadLine } from './DocumentReadLine.tsx';
import { PrivacyLinks } from './PrivacyLinks.tsx';
import { presentFilters, type ReadFilters } from './read-filters.ts';
import { useDocumentReads } from './use-document-reads.ts';
import './Privacy.css';

/** Who opened signatures, order forms and evidence. */
export function DocumentReadsPage() {
  const filters = presentFilters(useSearch({ strict: false }));
  const navigate = useNavigate();
  const reads = useDocumentReads(filters);
  const put = (changed: { [Key in keyof ReadFilters]?: string }) =>
    void navigate({
      to: PAGES.documentReads,
      search: presentFilters({ ...filters, ...changed }),
      replace: true,
      resetScroll: false,
    });
  return (
    <ContentFrame
      title="Lectures"
      lede="Qui a ouvert signatures, bons de commande et preuves d’accord. Chaque ligne compte une heure."
    >
      <PrivacyLinks />
      <DocumentReadFilters filters={filters} onChange={put} />
      <PagedList
        query={reads}
        rows={reads.data?.pages.flatMap(({ lectures }) => lectures) ?? []}
        line={(read) => <DocumentReadLine key={read.id} read={read} />}
        empty={<NoRead filtered={Object.keys(filters).length > 0} />}
      />
    </ContentFrame>
  );
}

function NoRead({ filtered }: { filtered: boolean }) {
  if (!filtered) return <EmptyState title="Rien encore">Les lectures apparaîtront ici.</EmptyState>;
  return (
    <EmptyState
      title="Aucune lecture"
      action={
        <Link className={buttonClass({ tone: 'line' })} to={PAGES.documentReads}>
          Effacer les filtres
        </Link>
      }
    >
      Aucune lecture ne répond à ces filtres.
    </EmptyState>
  );
}
