import { CONTENT_ACTS, CONTENT_AREAS } from '@ardoise/domain/content/content-log.ts';
import { exportContentChanges } from '@ardoise/domain/contract/content-log.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { addressOf } from '../../../api/request.ts';
import { buttonClass } from '../../../components/Button.tsx';
import { DateInput } from '../../../components/DateInput.tsx';
import { DelayedSearch } from '../../../components/DelayedSearch.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { NoResult } from '../../../components/NoResult.tsx';
import { PagedList } from '../../../components/PagedList.tsx';
import { Select } from '../../../components/Select.tsx';
import { useNavigate, useSearch } from '../../../router/context.ts';
import { ContentFrame } from '../ContentFrame.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import { type ContentLogFilters, hasLogFilters, readLogFilters } from './content-log-filters.ts';
import { NoChange } from './NoChange.tsx';
import { useContentChanges } from './use-content-changes.ts';

/** The log of all changes by head office, with its filters and its export. */
export function ContentLogPage() {
  const filters = readLogFilters(useSearch());
  const changes = useContentChanges(filters);
  return (
    <ContentFrame
      title="Journal"
      lede="Chaque changement des contenus et des réglages : qui, quand, ce que c’était et ce que c’est."
      actions={
        <a
          className={buttonClass({ tone: 'line' })}
          href={addressOf(exportContentChanges, { query: { ...filters } })}
          download
        >
          <Icon of={IconDownload} />
          Exporter en CSV
        </a>
      }
    >
      <Filters filters={filters} />
      <PagedList
        query={changes}
        rows={changes.data?.pages.flatMap(({ changements }) => changements) ?? []}
        line={(change) => <ChangeLine key={change.id} change={change} detailed />}
        empty={
          hasLogFilters(filters) ? <NoResult none="Aucun changement" list={PAGES.contentLog} /> : <NoChange />
        }
      />
    </ContentFrame>
  );
}

const options = (all: string, words: Readonly<Record<string, string>>) => [
  { value: '', label: all },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];
const AREAS = options('Toutes les parties', CONTENT_AREAS);
const ACTS = options('Tous les actes', CONTENT_ACTS);

/** All in the URL. */
function Filters({ filters }: { filters: ContentLogFilters }) {
  const navigate = useNavigate();
  const put = (changed: Partial<Record<keyof ContentLogFilters, string>>) => {
    const next = Object.entries({ ...filters, ...changed }).filter(([, value]) => value);
    void navigate({
      to: PAGES.contentLog,
      search: Object.fromEntries(next),
      replace: true,
      resetScroll: false,
    });
  };
  const day = (key: 'du' | 'au', label: string) => (
    <div className="change-line-day">
      <DateInput
        id={`journal-${key}`}
        label={label}
        value={filters[key] ?? ''}
        // An incomplete date is not a filter yet.
        onChange={(value, isUnfinished) => isUnfinished || put({ [key]: value })}
      />
    </div>
  );
  return (
    <div className="change-line-filters">
      <Select label="Partie" value={filters.zone ?? ''} onChange={(zone) => put({ zone })} options={AREAS} />
      <Select label="Acte" value={filters.acte ?? ''} onChange={(acte) => put({ acte })} options={ACTS} />
      <DelayedSearch
        label="Nom de la personne"
        value={filters.personne ?? ''}
        onChange={(personne) => put({ personne })}
      />
      <DelayedSearch label="Nom de l’élément" value={filters.nom ?? ''} onChange={(nom) => put({ nom })} />
      <div className="change-line-days">
        {day('du', 'Du')}
        {day('au', 'Au')}
      </div>
    </div>
  );
}
