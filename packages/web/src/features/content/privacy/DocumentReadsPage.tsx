import { READ_DOCUMENTS, READ_WAYS } from '@ardoise/domain/base/privacy-words.ts';
import { type ListedRead, listDocumentReads } from '@ardoise/domain/contract/privacy.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { request } from '../../../api/request.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { formatTime } from '../../../components/format-date.ts';
import { counted } from '../../../components/format-number.ts';
import { LogFilters } from '../../../components/LogFilters.tsx';
import { LogLine } from '../../../components/LogLine.tsx';
import { NoResult } from '../../../components/NoResult.tsx';
import { PagedList } from '../../../components/PagedList.tsx';
import { followUpPath } from '../../../components/projects/wizard-path.ts';
import { usePagedQuery } from '../../../hooks/use-paged-query.ts';
import { useNavigate, useSearch } from '../../../router/context.ts';
import { Link } from '../../../router/Link.tsx';
import { ContentFrame } from '../ContentFrame.tsx';
import { PrivacyLinks } from './PrivacyLinks.tsx';
import { presentFilters, type ReadFilters } from './read-filters.ts';
import './Privacy.css';

const DOCUMENTS = [
  { value: '', label: 'Tous les documents' },
  ...Object.entries(READ_DOCUMENTS).map(([value, label]) => ({ value, label })),
];

interface DocumentReadFiltersProps {
  filters: ReadFilters;
  onChange: (changed: { [Key in keyof ReadFilters]?: string }) => void;
}

/** Filters by person, document and period, and by the project that the page was opened for; all in the URL. */
function DocumentReadFilters({ filters, onChange }: DocumentReadFiltersProps) {
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

/** One read: time, document and way, person, project. */
function DocumentReadLine({ read }: { read: ListedRead }) {
  const { t, t_dernier, nombre, qui, document, moyen, fichier, projet } = read;
  return (
    <LogLine
      at={t}
      times={
        nombre > 1 && (
          <span className="meta">
            {counted(nombre, 'fois', 'fois')}, jusqu’à {formatTime(t_dernier)}
          </span>
        )
      }
      icon={IconEye}
      what={READ_DOCUMENTS[document]}
      details={
        <>
          <span className="meta">{READ_WAYS[moyen]}</span>
          {fichier !== '' && <span className="meta">{fichier}</span>}
        </>
      }
    >
      <span>{qui.nom || `Compte supprimé (${qui.uid})`}</span>
      <span>
        <Link to={followUpPath(projet._id.$oid)}>{projet.nameProjet || projet._id.$oid}</Link>
      </span>
    </LogLine>
  );
}

/** Who read signatures and evidence, with these filters, newest first, 50 per page. */
function useDocumentReads(filters: ReadFilters) {
  return usePagedQuery(['document-reads', filters], (after, signal) =>
    request(listDocumentReads, { query: { ...presentFilters(filters), after }, signal }),
  );
}

/** Who opened signatures, order forms and evidence. */
export function DocumentReadsPage() {
  const filters = presentFilters(useSearch());
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
  return <NoResult none="Aucune lecture" list={PAGES.documentReads} />;
}
